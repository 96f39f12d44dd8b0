/** Colors and faces of the design that email programs understand. */
export const palette = {
  paper: '#F4F3F0',
  lime: '#FFFFFF',
  rule: '#CBC7BF',
  ink: '#1C1A1F',
  inkSoft: '#55515A',
  kavi: '#93281A',
  mayil: '#0B4A58',
  manjal: '#E6A117',
} as const;

export const faces = {
  heading: "Georgia, 'Times New Roman', serif",
  text: "Arial, 'Helvetica Neue', Helvetica, sans-serif",
} as const;
