import { describe, expect, it } from '@jest/globals';
import { uploadProblem } from './upload-limits.js';

describe('the check of an upload', () => {
  it.each([
    ['image/jpeg', 2_000_000, null],
    ['image/avif', 15_000_000, null],
    ['image/png', 15_000_001, 'This picture is 16 MB. Please use one of at most 15 MB.'],
    ['image/heic', 1_000, 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.'],
    ['application/pdf', 1_000, 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.'],
  ])('of the kind %p with %p bytes', (type, size, problem) => {
    expect(uploadProblem({ type, size })).toBe(problem);
  });
});
