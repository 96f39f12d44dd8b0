/**
 * The places that one remote fills on another's pages. `key` are small, serialisable ids: the slot's data is asked by
 * them beside the page's own, and they name it in the cache. `given` is what else the page hands over. Two remotes
 * know each other only through this list and `packages/contracts`.
 */
export interface Slots {
  'booking/BookingPanel': {
    key: { tourSlug: string };
    /** `dateId` is the departure chosen on the page; the panel takes it over whenever it changes. */
    given: { tourId: string; tourTitle: string; dateId?: string | null };
  };
  /** Opens the 'Private Tour Inquiry' dialog. */
  'booking/PrivateTourDialog': { key: Nothing; given: { tourId: string; tourTitle: string } };
  /** 'Download: Hotel & Meal Details'. */
  'booking/DocumentsForm': { key: Nothing; given: { tourTitle: string } };
  /** What comes back if a booking of this departure is cancelled, day by day. */
  'booking/RefundRuler': { key: { tourSlug: string }; given: { dateId?: string | null } };
  /** The same panel for a retreat that has dates. */
  'booking/RetreatPanel': {
    key: { retreatSlug: string };
    given: { retreatId: string; retreatTitle: string; dateId?: string | null };
  };
  'booking/RetreatEnquiry': { key: Nothing; given: { retreatTitle: string } };
  'booking/WritersNewsletter': { key: Nothing; given: Nothing };
  /** Asks for the link by which a person sees or erases what is held of them. */
  'booking/PrivacyRequest': { key: Nothing; given: Nothing };
  /** The form by which a host applies. */
  'account/HostApplication': { key: Nothing; given: Nothing };
  /** The published questions and answers of a kind, for pages of remotes that do not read the catalog. */
  'catalog/Questions': { key: { type: 'Private Tour' | 'Referral' }; given: Nothing };
}

/** A slot that needs to know nothing. */
type Nothing = Record<never, never>;

export type SlotName = keyof Slots;
export type SlotKey<N extends SlotName> = Slots[N]['key'];
/** What the component that fills a slot gets. */
export type SlotComponentProps<N extends SlotName> = Slots[N]['key'] & Slots[N]['given'];

/**
 * A slot that a page places, named before the page renders. `later`: it stands far down, so that its code comes when the
 * visitor does; its markup is the server's until then.
 */
export type SlotUse = { [N in SlotName]: { name: N; of: SlotKey<N>; later?: boolean } }[SlotName];

export const slotId = (use: SlotUse): string => `${use.name} ${JSON.stringify(use.of)}`;

/** The remote that fills a slot. */
export const slotOwner = (name: SlotName): string => name.slice(0, name.indexOf('/'));
