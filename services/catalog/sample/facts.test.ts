import { describe, expect, it } from '@jest/globals';
import { contributors as drawn } from './contributor-portraits.js';
import { sampleContent } from './content.js';
import type { SampleBlock } from './types.js';

const { tours, retreats, temples, ashrams, articles, festivals, faqs, policies, venues } = sampleContent;

const plain = (text: string): string => text.replace(/\[[^\]]*\]|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const blockText = (block: SampleBlock): string => {
  if (block.type === 'paragraph') return block.html;
  if (block.type === 'list') return block.items.join(' ');
  if (block.type === 'image') return block.caption ?? '';
  return block.type === 'code' ? block.code : block.text;
};
const find = <T extends { slug: string }>(all: readonly T[], slug: string): T => {
  const one = all.find((record) => record.slug === slug);
  if (!one) throw new Error(`There is no ${slug}`);
  return one;
};

/** Every page of the sample content with all of its texts. */
const pages: [string, string][] = [
  ...tours.map((tour): [string, string] => [
    `tour ${tour.slug}`,
    [
      tour.subtitle,
      tour.description,
      tour.inclusions,
      tour.exclusions,
      ...tour.itineraryDays.flatMap(({ summary, description = '' }) => [summary, description]),
      ...tour.faqs.map(({ answer }) => answer),
    ].join(' '),
  ]),
  ...retreats.map((one): [string, string] => [
    `retreat ${one.slug}`,
    [one.subtitle, one.description, one.itinerary].join(' '),
  ]),
  ...temples.map((one): [string, string] => [
    `temple ${one.slug}`,
    [one.shortDescription, one.about, one.access?.whoMayEnter, one.access?.notes].join(' '),
  ]),
  ...ashrams.map((one): [string, string] => [`ashram ${one.slug}`, one.description]),
  ...articles.map((one): [string, string] => [
    `article ${one.slug}`,
    [one.metaDescription, ...one.blocks.map(blockText)].join(' '),
  ]),
  ...festivals.map((one): [string, string] => [`festival ${one.slug}`, one.description]),
  ...faqs.map((one): [string, string] => [`question ${one.slug}`, `${one.question} ${one.answer}`]),
  ...policies.map((one): [string, string] => [`policy ${one.slug}`, one.body]),
].map(([name, text]) => [name, plain(text)]);
const saying = (pattern: RegExp) => pages.filter(([, text]) => pattern.test(text)).map(([name]) => name);

const isClosed = (slug: string) =>
  /^(Hindus only|Closed to non-Hindus)/.test(find(temples, slug).access?.whoMayEnter ?? '');

describe('facts on several pages', () => {
  it('agree on the temples that are closed to non-Hindus', () => {
    const closed = temples.filter(({ slug }) => isClosed(slug)).map(({ slug }) => slug);
    expect(closed.sort()).toEqual([
      'ambalappuzha-sree-krishna-temple',
      'badrinath-temple',
      'gangotri-temple',
      'guruvayur-temple',
      'jagannath-temple-puri',
      'kedarnath-temple',
      'lingaraja-temple-bhubaneswar',
      'padmanabhaswamy-temple-thiruvananthapuram',
      'trimbakeshwar-temple',
      'vadakkunnathan-temple-thrissur',
    ]);
  });

  it('never invite all visitors into a closed temple', () => {
    const names = ['Kedarnath', 'Badrinath', 'Gangotri', 'Guruvayur', 'Jagannath', 'Ambalappuzha'];
    const invites = new RegExp(
      `(${names.join('|')})[^.]{0,60}(open to (all|everyone|everybody)|you may touch|anyone who you are)`,
    );
    expect(saying(invites)).toEqual([]);
    expect(saying(/library roof|roof of the (old )?library/)).toEqual([]);
  });

  it('agree on the time of the hymns at Ramanasramam', () => {
    const told = [
      find(tours, 'discovering-shiva').itineraryDays[3]?.description ?? '',
      find(retreats, 'silence-at-arunachala').itinerary,
      find(ashrams, 'sri-ramanasramam').description,
    ];
    for (const text of told) {
      expect(text).toMatch(/17:00 Veda|At five the Vedas|at five in the afternoon/);
      expect(text).toMatch(/18:30|half past six/);
      expect(text).toMatch(/not on Sundays|except on Sundays/);
    }
  });

  it('agree on the dates of the Kumbh Melas', () => {
    const days = (slug: string) => find(festivals, slug).dates[0];
    expect(days('haridwar-ardh-kumbh')).toMatchObject({ from: '2027-01-14', to: '2027-04-20' });
    expect(saying(/14 January to 20 April 2027/)).toContain('article the-kumbh-and-other-great-crowds');
    expect(saying(/2 August, 31 August and 11 to 12 September 2027/)).toEqual([
      'article the-kumbh-and-other-great-crowds',
      'festival nashik-kumbh',
    ]);
  });

  it('agree on money, seats and deadlines', () => {
    const wrong = pages.filter(
      ([, text]) =>
        /\b(2[1-9]|1\d|30)% (deposit|of the total)/.test(text) ||
        /\b(1[013-9]|2\d)\s(travelers|people) at most/.test(text) ||
        /(5 to 10|5-10|7-10) (working|business) days/.test(text),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    for (const tour of tours) {
      const [, single] = tour.roomOptions;
      expect([tour.slug, tour.exclusions.includes(`Single room (from $${single?.supplement.USD})`)]).toEqual([
        tour.slug,
        true,
      ]);
    }
  });

  it('price a tour similarly in every currency', () => {
    for (const { slug, prices } of [...tours, ...retreats]) {
      const inUsd = [prices.EUR / 0.92, prices.GBP / 0.79, prices.INR / 84];
      for (const sum of inUsd) expect([slug, Math.abs(sum / prices.USD - 1) < 0.03]).toEqual([slug, true]);
    }
  });

  it('name months without a tour that have no departure', () => {
    const monthOf = (name = '') => new Date(`${name} 1, 2027`).getMonth() + 1;
    const told = tours.flatMap(({ slug, faqs: asked, keeps }) =>
      asked.flatMap(({ answer }) => {
        const [, from, to] = /do not run from (\w+) to (\w+)/.exec(answer) ?? [];
        return from ? [{ slug, from: monthOf(from), to: monthOf(to), runs: keeps.months }] : [];
      }),
    );
    expect(told.map(({ slug }) => slug)).toEqual(['lamps-of-kerala', 'lord-of-the-world']);
    for (const { slug, from, to, runs } of told) {
      expect([slug, runs.filter((month) => month >= from && month <= to)]).toEqual([slug, []]);
      expect([slug, runs.includes(from - 1), runs.includes(to + 1)]).toEqual([slug, true, true]);
    }
  });

  it('state the time of the dance for which the price is valid', () => {
    const hours = tours.flatMap(({ slug, inclusions, itineraryDays }) => {
      const [, number, hour] = /(\w+)(?: private)? (morning|evening)s? of [^,.]*dance/.exec(inclusions) ?? [];
      const danced = itineraryDays.filter(({ summary, description = '' }) =>
        /Odissi stands|Kutiyattam, Sanskrit|one scene of the Mahabharata/.test(`${summary} ${description}`),
      );
      return hour
        ? [[slug, number, hour, danced.map(({ summary, description }) => `${summary} ${description}`)]]
        : [];
    });
    expect(hours).toEqual([
      [
        'lamps-of-kerala',
        'Two',
        'evening',
        [
          expect.stringContaining('At half past six lamp, drums'),
          expect.stringContaining('In the evening there is'),
        ],
      ],
      ['lord-of-the-world', 'A', 'morning', [expect.stringContaining('A morning in a dance school')]],
    ]);
  });

  it('name existing hosts, who lead the tour in question', () => {
    for (const { hosts, host = '', slug } of tours) {
      const names = hosts.map((one) => find(drawn, one).name);
      const missing = host.split(', ').filter((name) => !names.includes(name));
      expect([slug, missing]).toEqual([slug, []]);
    }
    for (const { slug, host = '', spiritualTour } of sampleContent.testimonials) {
      const tour = tours.find(({ title }) => title === spiritualTour);
      const names = tour?.hosts.map((one) => find(drawn, one).name) ?? [];
      expect([slug, host === '' || names.includes(host)]).toEqual([slug, true]);
    }
  });

  it('make no promise of safety, no statistic and no unlawful statement', () => {
    expect(saying(/alone; it is safe|is perfectly safe|half of our guests|two in three/)).toEqual([]);
    expect(saying(/inner path/)).toEqual([]);
    const houses = venues.map((one) => JSON.stringify(one)).join(' ');
    expect(houses).not.toMatch(/satellite (tele)?phone|tents from|fire ?place on the sand/);
  });

  it('mention no elephant where there has been none for years', () => {
    expect(saying(/elephant is having her bath|elephant often stands/)).toEqual([]);
  });
});
