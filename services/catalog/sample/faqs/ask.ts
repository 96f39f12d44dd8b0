import type { SampleFaq } from '../types.js';

/** Questions of one type, in their order on the page. */
export const ask = (type: string, entries: [slug: string, question: string, answer: string][]): SampleFaq[] =>
  entries.map(([slug, question, answer], i) => ({ slug, type, question, answer, order: i + 1 }));
