import type { SampleBlock } from '../types.js';

/** Short names for the blocks of an article. */
export const h = (text: string): SampleBlock => ({ type: 'header', level: 2, text });
export const p = (html: string): SampleBlock => ({ type: 'paragraph', html });
export const ul = (...items: string[]): SampleBlock => ({ type: 'list', style: 'unordered', items });
export const ol = (...items: string[]): SampleBlock => ({ type: 'list', style: 'ordered', items });
export const quote = (text: string, caption: string): SampleBlock => ({ type: 'quote', text, caption });
export const image = (slot: string, caption: string): SampleBlock => ({ type: 'image', slot, caption });
