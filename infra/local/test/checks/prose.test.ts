import { describe, expect, it } from '@jest/globals';
import { codeHabitsIn, habitsIn } from '../../src/check/prose.ts';

describe('the check of screen texts', () => {
  const found = (source: string) => habitsIn('page.tsx', source).length;

  it('finds a habit of translated prose in JSX, in literals and in templates', () => {
    expect(found('const page = <p>That link leads nowhere at all.</p>;')).toBe(1);
    expect(found("const words = 'You can choose them anew at any time.';")).toBe(1);
    expect(found('const words = `Only ${count} travellers can come along.`;')).toBe(1);
  });

  it('finds it after an expression, and in a sentence that begins like a query or a label', () => {
    expect(found('const page = <p>Ask {name}. If the booking is canceled, you are paid back.</p>;')).toBe(1);
    expect(found("const words = 'With a date canceled, choose another.';")).toBe(1);
    expect(found("const words = 'Note: the date was canceled.';")).toBe(1);
  });

  it('finds leftovers of global search and replace', () => {
    expect(found("const words = 'Your seats are booked and nothing is the balance.';")).toBe(1);
    expect(found('const hint = `A page of ${site}. Cancel empty for the home page.`;')).toBe(1);
  });

  it('finds it in a label of one word, alone or with a number', () => {
    expect(found('const field = <TextField label="Travellers" />;')).toBe(1);
    expect(found('const title = `Traveller ${i + 1}`;')).toBe(1);
    expect(found("const reason = 'travellers';")).toBe(0);
  });

  it.each([
    ['Press here to hand the booking over to someone else.', 'transfer'],
    ['Your place in the queue is safe.', 'waitlist'],
    ['Each companion has an own link.', 'their own'],
    ['Please tick this box to go on.', 'check'],
    ['This file cannot be had just now.', 'available'],
    ['A tower that is nine-storeyed.', 'US spelling'],
    ['A footprint of forty centimetres.', 'US spelling'],
    ['A trip that was travelled is over.', 'traveled'],
    ['Half of it is given back to you.', 'refunded'],
    ['He plays a song or two afterwards.', 'afterward'],
    ['It is hot then, at 40 degrees.', '°C'],
    ['They know that Dr Harish is strict.', 'Dr.'],
    ['It was cut in the first century before our era.', 'BCE'],
    ['We answer within two working days.', 'business days'],
    ['We leave before the lorries do.', 'truck'],
    ['Press ‘Keep’ on a tour to keep it.', '“'],
  ])('finds a second word for a thing that has one: %s', (text, instead) => {
    expect(habitsIn('page.tsx', `const words = '${text}';`)).toEqual([expect.stringContaining(instead)]);
  });

  it('ignores identifiers, URLs, SQL and prescribed texts', () => {
    expect(found("import { traveller } from './traveller';")).toBe(0);
    expect(found("tx.query('select id from traveller where booking_id = $1');")).toBe(0);
    expect(
      found('const note = <p>Drawings stand here until our travellers&apos; photographs arrive.</p>;'),
    ).toBe(0);
  });
});

describe('the check of comments and test names', () => {
  const found = (source: string) => codeHabitsIn('rule.tsx', source).length;

  it.each([
    ['a block comment', '/** Frees the seats of whoever left. */\nexport const free = 1;'],
    ['lines that follow each other', '// The seats of\n// somebody else.\nexport const free = 1;'],
    ['a comment at the end of a line', 'export const free = 1; // somebody asks'],
    ['a comment in JSX', 'const page = <p>{/* Opened anew. */}</p>;'],
    ['the name of a test', "it('is told why', () => undefined);"],
    ['the name of a table of tests', "it.each([1])('is told why: %s', () => undefined);"],
    ['the name of a group', 'describe(`a traveller of ${country}`, () => undefined);'],
  ])('finds a habit in %s', (_where, source) => {
    expect(found(source)).toBe(1);
  });

  it('finds a habit in a document, but not in code blocks and inline code', () => {
    const document =
      'A door for whoever knocks.\n\n```\nnobody travelled\n```\n\n`travellers` [there](travellers.md)';
    expect(codeHabitsIn('README.md', document)).toEqual([expect.stringMatching(/^README\.md:1 "whoever"/)]);
  });

  it.each([
    ['a variable', 'const normalisedCode = 1;'],
    ['a parameter', 'export const paint = (colour: string) => void 0;'],
    ['a function', 'export function initialiseAll() {}'],
    ['a type', 'export type Behaviour = string;'],
    ['a member that is given another name', 'const { color: favourite } = house;'],
  ])('finds a British spelling in the name of %s', (_what, source) => {
    expect(found(source)).toBe(1);
  });

  it('finds a British spelling in the name of a file', () => {
    expect(codeHabitsIn('src/west-and-centre.ts', 'export {};')).toEqual([
      expect.stringContaining('US spelling'),
    ]);
  });

  it('ignores code, quoted names, types and tool directives', () => {
    expect(found('const whoever = travellers.anew();')).toBe(0);
    expect(found('/** `travellers` is the name of the column. */')).toBe(0);
    expect(found("/** @param {import('./behaviour.ts').Behaviour} change */")).toBe(0);
    expect(found("await tell('PUT', '/behaviour', { colour: 'red' });")).toBe(0);
    expect(found('import(/* webpackChunkName: "travellers-form" */ "./form");')).toBe(0);
    expect(found('const page = <p>See https://example.org // nobody</p>;')).toBe(0);
  });
});
