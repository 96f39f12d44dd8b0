import type { Picture } from '@valam/contracts/catalog/picture.schema';

/** The pictures in order without duplicates: the main picture is often among the others too. */
export const eachOnce = (pictures: readonly (Picture | null)[]): readonly Picture[] =>
  pictures
    .filter((picture) => picture !== null)
    .filter(({ src }, index, all) => all.findIndex((other) => other.src === src) === index);
