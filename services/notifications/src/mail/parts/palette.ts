/** Colors and fonts of the design that email clients support. */
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

/**
 * CSS classes of elements with another color in dark mode, because inline styles cannot use media queries.
 */
export const tones = { paper: 'paper', ink: 'ink', soft: 'soft', link: 'link', line: 'line' } as const;

/**
 * For email clients that support style sheets; the others show the light colors, or darken them. The library
 * repeats the color of the body in an additional cell without a class.
 */
export const darkStyles = `@media (prefers-color-scheme:dark){
[style*=${palette.background.slice(1)}]{background-color:#121014!important}
.paper{background-color:#1C1A1F!important}
.ink{color:#F4F3F0!important}
.soft{color:#BDB8C2!important}
.link{color:#8CCBDA!important}
.line{border-color:#55515A!important}
}`;

export const faces = {
  heading: "Georgia, 'Times New Roman', serif",
  text: "Arial, 'Helvetica Neue', Helvetica, sans-serif",
} as const;
