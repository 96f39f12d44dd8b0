import { describe, expect, it } from '@jest/globals';
import { uploadProblem } from './upload-limits.js';

describe('an upload', () => {
  it.each([
    ['image/jpeg', 2_000_000, null],
    ['image/avif', 15_000_000, null],
    ['image/png', 15_000_001, 'This picture has 16 MB; at most 15 are possible.'],
    ['image/heic', 1_000, 'This is no picture that we can read: JPEG, PNG, WebP or AVIF, please.'],
    ['application/pdf', 1_000, 'This is no picture that we can read: JPEG, PNG, WebP or AVIF, please.'],
  ])('of the kind %p with %p bytes', (type, size, problem) => {
    expect(uploadProblem({ type, size })).toBe(problem);
  });
});
