import '@fontsource/cinzel/latin-600.css';
import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';

import { prefs } from 'harena/prefs.svelte';
import { mount } from 'svelte';

import App from './App.svelte';

prefs.apply();

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target });
