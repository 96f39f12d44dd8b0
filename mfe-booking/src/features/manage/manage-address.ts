/** The change in progress. It is in the URL, so that it works without JavaScript. */
const doings = ['cancel', 'change-date', 'group-size', 'transfer', 'travellers'] as const;
export type Doing = (typeof doings)[number];

export const manageAddress = (token: string): string => `/booking/manage/${token}`;

/** The URL of the page with a change in progress. */
export const doingAddress = (token: string, doing: Doing): string =>
  `${manageAddress(token)}?do=${doing}#${doing}`;

export interface Wish {
  readonly doing: Doing | null;
  readonly dateId: string | null;
  readonly quantity: number | null;
}

const isDateId = /^[0-9a-f-]{36}$/i;

/** Parses the change in progress from the query parameters. */
export function wishOf(search: URLSearchParams): Wish {
  const doing = doings.find((each) => each === search.get('do')) ?? null;
  const dateId = search.get('to');
  const quantity = Number(search.get('quantity'));
  return {
    doing,
    dateId: doing === 'change-date' && dateId !== null && isDateId.test(dateId) ? dateId : null,
    quantity:
      doing === 'group-size' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 12
        ? quantity
        : null,
  };
}
