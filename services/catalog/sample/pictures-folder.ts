import { fileURLToPath } from 'node:url';

/** Where the pictures of the sample content lie: beside this file, and beside the program in the build. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));
