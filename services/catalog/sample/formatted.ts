/** Helpers for bracket tags, so that content files read as prose. */

export const paragraphs = (...texts: string[]): string => texts.map((text) => `[p]${text}[/p]`).join('');

export const bullets = (...items: string[]): string =>
  `[ul]${items.map((item) => `[li]${item}[/li]`).join('')}[/ul]`;

export const heading = (text: string): string => `[h2]${text}[/h2]`;

export const subheading = (text: string): string => `[h3]${text}[/h3]`;
