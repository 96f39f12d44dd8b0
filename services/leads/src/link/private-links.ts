import { Injectable } from '@nestjs/common';
import { tripPath, type TripKind } from '@valam/contracts/catalog/trip';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { LeadsConfig } from '../config.js';

export type LinkKind =
  | 'booking'
  | 'enquiry'
  | 'waitlist'
  | 'quote'
  | 'review'
  | 'roster'
  | 'checkout'
  | 'gift_card'
  | 'share'
  | 'checkout_reminders_off'
  | 'newsletter_confirm'
  | 'newsletter_unsubscribe';

const pages: Record<LinkKind, string> = {
  booking: '/booking/manage',
  enquiry: '/enquiry',
  waitlist: '/booking/waitlist',
  quote: '/booking/quote',
  review: '/booking/review',
  roster: '/roster',
  checkout: '/booking/resume',
  gift_card: '/gift-cards',
  share: '/booking/share',
  checkout_reminders_off: '/booking/reminders-off',
  newsletter_confirm: '/newsletter/confirm',
  newsletter_unsubscribe: '/newsletter/unsubscribe',
};

export interface LinkTarget {
  readonly id: string;
  /** Incrementing a record's version invalidates all its earlier links. */
  readonly version: number;
}

const shape = /^([0-9a-f]{32})-([0-9a-z]{1,6})-([\w-]{43})$/;

/**
 * Secret links. A token contains the id of its record and a signature of this service; nothing is stored, so
 * a link can be emailed again at any time, and a link of one kind is not valid for another.
 */
@Injectable()
export class PrivateLinks {
  constructor(
    private readonly keyring: Keyring,
    private readonly config: LeadsConfig,
  ) {}

  token(kind: LinkKind, { id, version }: LinkTarget): string {
    const plain = `${id.replaceAll('-', '')}-${version.toString(36)}`;
    return `${plain}-${this.keyring.sign(`link:${kind}`, plain)}`;
  }

  /** The record of a token; null if its signature is not valid. */
  open(kind: LinkKind, token: string): LinkTarget | null {
    const [, hex, version, signature] = shape.exec(token) ?? [];
    if (!hex || !version || !signature) return null;
    if (!this.keyring.isSignedBy(`link:${kind}`, `${hex}-${version}`, signature)) return null;
    return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), version: parseInt(version, 36) };
  }

  url(kind: LinkKind, target: LinkTarget): string {
    return `${this.config.SITE_ORIGIN}${pages[kind]}/${this.token(kind, target)}`;
  }

  trip(kind: TripKind, slug: string | null): string | null {
    return slug ? this.page(tripPath(kind, slug)) : null;
  }

  admin(entity: string, id: string): string {
    return `${this.config.SITE_ORIGIN}/admin/${entity}/${id}`;
  }

  page(path: `/${string}`): string {
    return `${this.config.SITE_ORIGIN}${path}`;
  }
}
