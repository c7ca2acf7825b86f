/** Two short tones, made here: no file is fetched for them. */
let context: AudioContext | null = null;

const TONES = [587.33, 880] as const;
const LENGTH = 0.16;

/** Sound them; a browser in which nobody has touched the page yet stays silent. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { currentTime: start, destination } = context;
  TONES.forEach((pitch, at) => {
    if (context === null) return;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setTargetAtTime(0.12, start + at * LENGTH, 0.01);
    loud.gain.setTargetAtTime(0, start + (at + 0.6) * LENGTH, 0.05);
    tone.connect(loud).connect(destination);
    tone.start(start + at * LENGTH);
    tone.stop(start + (at + 3) * LENGTH);
  });
}
