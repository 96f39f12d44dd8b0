/** What a departure belongs to. */
export const tripKinds = ['tour', 'retreat'] as const;
export type TripKind = (typeof tripKinds)[number];

const pages = { tour: '/spiritual-tours', retreat: '/retreats' } as const;

/** The page of a trip; without a slug the list of its kind. What does not name its kind is a tour. */
export const tripPath = (kind: TripKind | undefined, slug: string | null): `/${string}` =>
  slug ? `${pages[kind ?? 'tour']}/${slug}` : pages[kind ?? 'tour'];

/** What a line of facts calls it. */
export const tripLabel = (kind: TripKind | undefined): 'Tour' | 'Retreat' =>
  kind === 'retreat' ? 'Retreat' : 'Tour';
