import type { Availability } from '@valam/contracts/leads/availability.schema';

/**
 * The slots that one remote fills on another's pages. `key` has small, serializable ids, by which the data of the slot is loaded
 * in parallel with the page's data, and which are part of its cache key. `given` has further props from the page. This list and
 * `packages/contracts` are the only interface between remotes.
 */
export interface Slots {
  'booking/BookingPanel': {
    key: { tourSlug: string };
    /** `dateId` is the departure selected on the page; the panel selects it too whenever it changes. */
    given: { tourId: string; tourTitle: string; dateId?: string | null; onDate?: OnDate; onSeats?: OnSeats };
  };
  /** Opens the 'Private Tour Inquiry' dialog. */
  'booking/PrivateTourDialog': { key: Nothing; given: { tourId: string; tourTitle: string } };
  /** 'Download: Hotel & Meal Details'. */
  'booking/DocumentsForm': { key: Nothing; given: { tourTitle: string } };
  /** The refund if a booking of this departure is canceled, day by day. */
  'booking/RefundRuler': { key: { tourSlug: string }; given: { dateId?: string | null } };
  /** The same panel for a retreat that has dates. */
  'booking/RetreatPanel': {
    key: { retreatSlug: string };
    given: {
      retreatId: string;
      retreatTitle: string;
      dateId?: string | null;
      onDate?: OnDate;
      onSeats?: OnSeats;
    };
  };
  'booking/RetreatEnquiry': { key: Nothing; given: { retreatTitle: string } };
  'booking/WritersNewsletter': { key: Nothing; given: Nothing };
  /** Requests the link by which people export or erase their personal data. */
  'booking/PrivacyRequest': { key: Nothing; given: Nothing };
  /** The application form for hosts. */
  'account/HostApplication': { key: Nothing; given: Nothing };
  /** The published FAQs of a type, for pages of remotes that do not read the catalog. */
  'catalog/Questions': { key: { type: 'Private Tour' | 'Referral' }; given: Nothing };
}

/** Called with the departure selected in the panel, so that the page around it shows the same one. */
type OnDate = (dateId: string | null) => void;

/** Called with the departures when the panel has requested them again, so that the page around it shows the same seats. */
type OnSeats = (departures: readonly Availability[]) => void;

/** Key or props of a slot without any. */
type Nothing = Record<never, never>;

export type SlotName = keyof Slots;
export type SlotKey<N extends SlotName> = Slots[N]['key'];
/** Props of the component in a slot. */
export type SlotComponentProps<N extends SlotName> = Slots[N]['key'] & Slots[N]['given'];

/**
 * A slot on a page, declared before the page renders. `later`: it is far below the fold, so its code is loaded near the
 * viewport; until then the server's markup is shown.
 */
export type SlotUse = { [N in SlotName]: { name: N; of: SlotKey<N>; later?: boolean } }[SlotName];

export const slotId = (use: SlotUse): string => `${use.name} ${JSON.stringify(use.of)}`;

/** The remote that fills a slot. */
export const slotOwner = (name: SlotName): string => name.slice(0, name.indexOf('/'));
