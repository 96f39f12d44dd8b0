/** Kinds of trip that a departure can belong to. */
export const tripKinds = ['tour', 'retreat'] as const;
export type TripKind = (typeof tripKinds)[number];

const pages = { tour: '/spiritual-tours', retreat: '/retreats' } as const;

/** The page of a trip; without a slug, the list of its kind. A trip without a kind is a tour. */
export const tripPath = (kind: TripKind | undefined, slug: string | null): `/${string}` =>
  slug ? `${pages[kind ?? 'tour']}/${slug}` : pages[kind ?? 'tour'];

/** Label of the trip in a list of facts. */
export const tripLabel = (kind: TripKind | undefined): 'Tour' | 'Retreat' =>
  kind === 'retreat' ? 'Retreat' : 'Tour';
