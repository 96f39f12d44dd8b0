import * as z from 'zod/mini';
import { Prices } from '../../shared/money.js';
import { Day } from '../../shared/text.js';

/** Fields of the back office's forms. An omitted optional field stays unchanged; an emptied one is null. */

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
/** An emptied input sends an empty string, which counts as absent, as do spaces: as a number they would be zero. */
const orNothing = <T extends z.core.$ZodType>(schema: T) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.transform((value: unknown) => (isBlank(value) ? null : value)),
        z.nullable(schema),
      ),
    ),
  );

export const requiredText = (max = 200) =>
  z
    .string('This field is required.')
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(max, `At most ${max} characters.`),
    );
export const text = (max = 300) =>
  orNothing(z.string('Must be text.').check(z.trim(), z.maxLength(max, `At most ${max} characters.`)));
export const longText = text(50_000);
export const slug = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(120, 'At most 120 characters.'),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters, digits and single hyphens.'),
    ),
);
export const whole = (min: number, max: number) =>
  orNothing(
    z.coerce
      .number('Must be a number.')
      .check(
        z.int('Must be a whole number.'),
        z.gte(min, `Must be at least ${min}.`),
        z.lte(max, `Must be at most ${max}.`),
      ),
  );
export const decimal = (min: number, max: number) =>
  orNothing(
    z.coerce
      .number('Must be a number.')
      .check(z.gte(min, `Must be at least ${min}.`), z.lte(max, `Must be at most ${max}.`)),
  );
export const price = z.optional(
  z.coerce
    .number('Must be a number.')
    .check(
      z.int('Whole units only.'),
      z.gte(0, 'Must not be negative.'),
      z.lte(1_000_000_000, 'That is too much.'),
    ),
);
export const order = z.optional(
  z.coerce
    .number('Must be a number.')
    .check(z.int('Must be a whole number.'), z.gte(-1_000_000), z.lte(1_000_000)),
);
export const flag = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
    ),
    z.boolean('Must be yes or no.'),
  ),
);
export const day = orNothing(Day);
export const requiredDay = z.iso.date('Write a day like 2027-02-06.');
export const id = z.optional(z.nullable(z.uuid()));
/** Several words: a list, or one text separated by `|` or `;` (as in CSV). */
export const words = (max = 60) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string'
          ? value
              .split(/[|;\n]/)
              .map((word) => word.trim())
              .filter(Boolean)
          : (value ?? []),
      ),
      z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)), 'Must be a list.')
        .check(z.maxLength(max, `At most ${max}.`)),
    ),
  );

const Key = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.replace(/^\/media\//, '') : value)),
  z.string('Must be a picture.').check(z.regex(/^[a-z0-9]{8,64}$/, 'Must be the key of a picture.')),
);
/** A picture by its key or its URL. */
export const picture = orNothing(Key);
export const pictures = (max = 60) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? value.split(/[|;\s]+/).filter(Boolean) : (value ?? []),
      ),
      z.array(Key, 'Must be a list.').check(z.maxLength(max, `At most ${max}.`)),
    ),
  );
export const webAddress = orNothing(
  z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\/\S+$/i, 'Start with https://')),
);

/** Decimal degrees, the notation of both search engines and people. */
export const coordinates = { lat: decimal(-90, 90), long: decimal(-180, 180) };
export const prices = { costUsd: price, costEur: price, costGbp: price, costInr: price };
export const roomOptions = z.optional(
  z
    .array(
      z.object({
        id: z
          .string()
          .check(
            z.trim(),
            z.regex(/^[a-z0-9-]{1,40}$/, 'Lower-case letters, digits and hyphens, at most 40.'),
          ),
        name: requiredText(100),
        supplement: Prices,
      }),
    )
    .check(z.maxLength(12)),
);
