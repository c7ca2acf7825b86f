import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

// The configuration stands at the root so that the boards in src/harena/games/*/web see node_modules too.
export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' }), icons({ compiler: 'svelte' })],
  resolve: {
    // The pieces of the shell that a game's board may use: `harena/SeatMark.svelte`.
    alias: { harena: '/src/lib' },
  },
  build: {
    outDir: '../src/harena/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows neither inline scripts nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:4300', ws: true } },
    fs: { allow: ['..'] },
  },
});
