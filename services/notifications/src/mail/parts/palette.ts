/** Colors and fonts of the design that email programs support. */
export const palette = {
  background: '#F4F3F0',
  surface: '#FFFFFF',
  divider: '#CBC7BF',
  text: '#1C1A1F',
  textMuted: '#55515A',
  accent: '#93281A',
  primary: '#0B4A58',
  highlight: '#E6A117',
} as const;

export const faces = {
  heading: "Georgia, 'Times New Roman', serif",
  text: "Arial, 'Helvetica Neue', Helvetica, sans-serif",
} as const;
