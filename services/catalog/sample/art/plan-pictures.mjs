// Plans the pictures of each kind of record. The scene depends on the record, the palette on its neighbors.
import { describe, fittingPalettes, sceneForTemple } from './choose.mjs';
import { tourPictures } from './plan-tours.mjs';
import {
  venueScenes,
  ashramScenes,
  retreatScenes,
  articleScenes,
  firstViews,
  portraitInks,
  secondViews,
} from './plan-scenes.mjs';

const shortSide = 1200;

/** Gives every record a palette that differs from those of the previous three. */
function neighborly() {
  const recent = [];
  let turn = 0;
  return (scene) => {
    const fitting = fittingPalettes(scene);
    const free = fitting.filter((palette) => !recent.includes(palette));
    const choice = (free.length ? free : fitting)[turn++ % (free.length || fitting.length)];
    recent.push(choice);
    if (recent.length > 3) recent.shift();
    return choice;
  };
}

/** The same place at another hour. */
const otherHour = (scene, palette) => {
  const others = fittingPalettes(scene).filter((one) => one !== palette);
  return others[(palette.length + scene.length) % others.length];
};

const picture = (entity, slug, name, slot, scene, palette, format, more = {}) => ({
  entity,
  slug,
  slot,
  scene,
  palette,
  format,
  seed: slot.startsWith('display') || slot === 'featured' ? slug : `${slug}/${slot}`,
  alt: describe({ scene, palette, name }),
  ...more,
});

function planTemples(temples) {
  const next = neighborly();
  return temples.flatMap(({ slug, name, town, architectureStyle, state }) => {
    const scene = firstViews[slug] ?? sceneForTemple({ architectureStyle, state, name: `${name} ${town}` });
    const palette = next(scene);
    const place = name.includes(town.split(',')[0]) ? name : `${name}, ${town}`;
    const display = picture('temple', slug, place, 'display', scene, palette, 'portrait', { longest: 1440 });
    const second = secondViews[slug];
    if (!second) return [display];
    const hour = otherHour(second, palette);
    return [
      display,
      picture('temple', slug, place, 'photo-1', second, hour, 'plate', { longest: shortSide }),
    ];
  });
}

/**
 * Records whose scenes are listed individually: the first is the main picture, the others fill the given
 * slots.
 */
function planNamed(entity, records, scenes, { format, main = 'display', slots, nameOf }) {
  const next = neighborly();
  return records.flatMap((record) => {
    const [first, ...rest] = scenes[record.slug] ?? ['banyan'];
    const palette = next(first);
    const pictures = [picture(entity, record.slug, nameOf(record), main, first, palette, format)];
    rest.forEach((scene, i) => {
      const hour = otherHour(scene, palette);
      pictures.push(
        picture(entity, record.slug, nameOf(record), slots[i], scene, hour, format, { longest: shortSide }),
      );
    });
    return pictures;
  });
}

function planTours(tours) {
  return tours.flatMap(({ slug, title }) =>
    Object.entries(tourPictures[slug] ?? {}).map(([slot, [scene, palette, shows]]) =>
      picture(
        'tour',
        slug,
        shows ?? title,
        slot,
        scene,
        palette,
        'card',
        slot === 'display' ? {} : { longest: shortSide },
      ),
    ),
  );
}

const portraitKinds = { Host: 'host', Guide: 'guide', Member: 'author', Affiliate: 'traveller' };

function planContributors(contributors) {
  return contributors.map(({ slug, name, area, gender, country }) => ({
    entity: 'contributor',
    slug,
    slot: 'profile',
    scene: 'medallion',
    format: 'square',
    area,
    person: { slug, name, gender, country, kind: portraitKinds[area], inks: portraitInks[slug] },
    alt: `Drawing: a portrait of ${name} without features, in a ring of dots`,
  }));
}

/** Most visible first: pictures of a first visit are at the start of the list. */
export function planPictures({ tours, retreats, temples, venues, ashrams, articles, contributors }) {
  const title = (record) => record.title;
  const all = [
    ...planTours(tours),
    ...planTemples(temples),
    ...planContributors(contributors),
    ...planNamed('article', articles, articleScenes, {
      format: 'plate',
      main: 'featured',
      slots: ['inline-1', 'inline-2'],
      nameOf: title,
    }),
    ...planNamed('retreat', retreats, retreatScenes, {
      format: 'card',
      slots: ['display-2', 'display-3', 'photo-1', 'photo-2'],
      nameOf: title,
    }),
    ...planNamed('venue', venues, venueScenes, {
      format: 'plate',
      slots: ['outdoor-1', 'yoga-hall-1'],
      nameOf: (venue) => venue.name,
    }),
    ...planNamed('ashram', ashrams, ashramScenes, { format: 'plate', slots: ['photo-1'], nameOf: title }),
  ];
  const isMain = ({ slot }) => ['display', 'featured', 'profile'].includes(slot);
  return [...all.filter(isMain), ...all.filter((one) => !isMain(one))];
}
