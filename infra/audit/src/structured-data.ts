export type Thing = Record<string, unknown>;
/** the context of an item: top-level, or nested in another */
interface Place {
  origin: string;
  isTop: boolean;
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const told = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const lacking = (thing: Thing, names: readonly string[]) =>
  names.filter((name) => !isGiven(thing[name])).map((name) => `has no ${name}`);

const isOwnAddress = (value: unknown, origin: string) =>
  typeof value === 'string' && URL.canParse(value) && value.startsWith(origin);

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

const many = (value: unknown): unknown[] => (isGiven(value) ? [value].flat() : []);
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const thingIn = (value: unknown): Thing => (isThing(value) ? value : {});
const thingsOf = (value: unknown): Thing[] => many(value).filter(isThing);

export const isA = (thing: Thing, type: string) => many(thing['@type']).includes(type);

/** Entries are numbered from one; each has a name and, if it is a link, a URL on this site. */
function entryProblems(list: Thing, origin: string) {
  return thingsOf(list.itemListElement).flatMap((entry, index) => {
    const item = thingIn(entry.item);
    const address = entry.url ?? (typeof entry.item === 'string' ? entry.item : item.url);
    return [
      ...(entry.position === index + 1 ? [] : [`entry ${index + 1} is at position ${told(entry.position)}`]),
      ...(isGiven(entry.name ?? item.name) ? [] : [`entry ${index + 1} has no name`]),
      ...(address === undefined || isOwnAddress(address, origin)
        ? []
        : [`entry ${index + 1} leads to ${told(address)}`]),
    ];
  });
}

const owedBy: Record<string, (thing: Thing, place: Place) => string[]> = {
  Product: (product) => [
    ...lacking(product, ['name', 'description', 'image', 'url', 'sku', 'brand', 'offers']),
    ...(thingsOf(product.offers).every((offer) => isA(offer, 'Offer')) ? [] : ['offers something else']),
  ],
  TouristTrip: (trip) => [
    ...lacking(trip, ['name', 'description', 'url', 'image', 'offers', 'itinerary']),
    ...(isGiven(thingIn(trip.itinerary).itemListElement) ? [] : ['goes nowhere']),
    ...thingsOf(trip.offers).flatMap((offer) =>
      lacking(offer, ['availability', 'availabilityStarts', 'availabilityEnds']),
    ),
  ],
  Offer: (offer) => [
    ...lacking(offer, ['url', 'seller']),
    ...(Number(offer.price) > 0 ? [] : [`costs ${told(offer.price)}`]),
    ...(/^[A-Z]{3}$/.test(told(offer.priceCurrency)) ? [] : [`is priced in ${told(offer.priceCurrency)}`]),
    ...(offer.availability === undefined || /^https:\/\/schema\.org\/\w+$/.test(told(offer.availability))
      ? []
      : [`is available as ${told(offer.availability)}`]),
    ...['validThrough', 'availabilityStarts', 'availabilityEnds']
      .filter((name) => offer[name] !== undefined && !isMoment(offer[name]))
      .map((name) => `${name} is ${told(offer[name])}`),
  ],
  AggregateRating: (rating) => [
    ...(Number(rating.ratingValue) >= 1 && Number(rating.ratingValue) <= 5
      ? []
      : [`rates ${told(rating.ratingValue)}`]),
    ...(Number(rating.reviewCount) >= 1 ? [] : ['counts no review']),
  ],
  Article: (article, { origin }) => [
    ...lacking(article, ['headline', 'description', 'image', 'author', 'publisher']),
    ...['datePublished', 'dateModified']
      .filter((name) => !isMoment(article[name]))
      .map((name) => `${name} is ${told(article[name])}`),
    ...(isOwnAddress(article.mainEntityOfPage, origin) ? [] : ['is on no page of ours']),
    ...thingsOf(article.author).flatMap((author) => lacking(author, ['name', 'url'])),
  ],
  FAQPage: (page) => [
    ...lacking(page, ['mainEntity']),
    ...thingsOf(page.mainEntity).flatMap((question) => [
      ...lacking(question, ['name']),
      ...(isGiven(thingIn(question.acceptedAnswer).text) ? [] : [`does not answer “${told(question.name)}”`]),
    ]),
  ],
  BreadcrumbList: (way, { origin }) => [
    ...(many(way.itemListElement).length >= 2 ? [] : ['is no way']),
    ...thingsOf(way.itemListElement)
      .filter(({ item }) => !isOwnAddress(item, origin))
      .map(({ item }) => `leads to ${told(item)}`),
    ...entryProblems(way, origin),
  ],
  ItemList: (list, { origin }) => entryProblems(list, origin),
  Person: (person, { isTop }) => lacking(person, isTop ? ['name', 'url', 'description', 'image'] : ['name']),
  Organization: (organization, { isTop }) => [
    ...lacking(organization, isTop ? ['name', 'url', 'logo', 'sameAs', 'contactPoint'] : ['name']),
    ...thingsOf(organization.contactPoint).flatMap((point) => lacking(point, ['contactType', 'email'])),
    ...many(organization.sameAs)
      .filter((address) => !URL.canParse(told(address)))
      .map((address) => `is the same as ${told(address)}`),
  ],
  WebSite: (site) =>
    /\{search_term_string\}/.test(told(thingIn(thingIn(site.potentialAction).target).urlTemplate))
      ? lacking(site, ['name', 'url'])
      : ['cannot be searched'],
};

/** Types that must occur at least once on the site. */
export const owedSomewhere = [
  'Product',
  'TouristTrip',
  'Article',
  'FAQPage',
  'BreadcrumbList',
  'Person',
  'Organization',
  'WebSite',
];

/** Parses the JSON-LD blocks of a document; throws if one is invalid. */
export function structuredDataOf(html: string): Thing[] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, text = '']) => JSON.parse(text));
}

/** All typed items, including nested ones. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value, ...inside] : inside;
}

/** Required properties that are missing from a block. */
export function structuredDataProblems(block: Thing, origin: string): string[] {
  const context = block['@context'] === 'https://schema.org' ? [] : [`speaks ${told(block['@context'])}`];
  const things = thingsIn(block).flatMap((thing) =>
    many(thing['@type']).flatMap((type) =>
      (owedBy[told(type)]?.(thing, { origin, isTop: thing === block }) ?? []).map(
        (what) => `${told(type)} ${what}`,
      ),
    ),
  );
  return [...context, ...things];
}

export const picturesIn = (block: Thing): string[] =>
  thingsIn(block)
    .flatMap(({ image, logo }) => [...many(image), ...many(logo)])
    .filter((address) => typeof address === 'string');
