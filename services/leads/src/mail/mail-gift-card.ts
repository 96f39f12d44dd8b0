import { Injectable } from '@nestjs/common';
import { formatDay, formatInstant } from '@valam/contracts/shared/days';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { DrawPdf } from '../document/draw-pdf.js';
import { giftCardDocument } from '../document/gift-card-sheet.js';
import { codeForPeople } from '../gift-card/gift-card-code.js';
import type { GiftCardMails } from '../gift-card/gift-card-mails.js';
import type { GiftCardEntity } from '../gift-card/gift-card.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailGiftCard implements GiftCardMails {
  constructor(
    private readonly mails: MailRequests,
    private readonly links: PrivateLinks,
    private readonly drawPdf: DrawPdf,
    private readonly config: LeadsConfig,
  ) {}

  async bought(tx: EntityManager, card: GiftCardEntity): Promise<void> {
    const { buyerName, buyerEmail, recipientName, recipientEmail, message } = card;
    await this.mails.send(
      tx,
      'gift-card-bought',
      { email: buyerEmail, name: buyerName },
      {
        ...{ buyerName, recipientName, recipientEmail, message },
        amount: formatMoney(money(card.amountMinor, card.currency)),
        deliverAt: card.deliverOn ? formatInstant(card.deliverAt) : null,
        expiresOn: formatDay(card.expiresOn ?? ''),
      },
    );
  }

  /** The code is in the URL fragment, which browsers never send, so it reaches no server and no log. */
  async delivered(
    tx: EntityManager,
    card: GiftCardEntity,
    { code, balance: amount }: Parameters<GiftCardMails['delivered']>[2],
  ): Promise<void> {
    const { buyerName, recipientName, recipientEmail, message } = card;
    const expiresOn = card.expiresOn ?? '';
    const cardUrl = `${this.links.url('gift_card', { id: card.id, version: card.linkVersion })}#${code}`;
    const document = giftCardDocument({
      brand: this.config.BRAND_NAME,
      contact: `${this.config.BRAND_EMAIL}, ${this.config.BRAND_PHONE}`,
      site: this.config.SITE_ORIGIN,
      at: card.deliveredAt ?? card.deliverAt,
      ...{ amount, buyerName, recipientName, message, expiresOn },
      code: codeForPeople(code),
    });
    await this.mails.send(
      tx,
      'gift-card-delivered',
      { email: recipientEmail, name: recipientName },
      {
        ...{ buyerName, recipientName, message, cardUrl },
        amount: formatMoney(amount),
        code: codeForPeople(code),
        expiresOn: formatDay(expiresOn),
        toursUrl: this.links.page('/spiritual-tours'),
      },
      [await this.drawPdf.run('gift-card.pdf', document, 'email')],
    );
  }

  async refunded(
    tx: EntityManager,
    card: GiftCardEntity,
    amount: Money,
    { isByHand }: { readonly isByHand: boolean } = { isByHand: false },
  ): Promise<void> {
    const { buyerName, buyerEmail, recipientName } = card;
    await this.mails.send(
      tx,
      'gift-card-refunded',
      { email: buyerEmail, name: buyerName },
      { buyerName, recipientName, amount: formatMoney(amount), isByHand },
    );
  }

  async voided(
    tx: EntityManager,
    { buyerName, recipientName, recipientEmail }: GiftCardEntity,
    { isBlocked }: { readonly isBlocked: boolean },
  ): Promise<void> {
    await this.mails.send(
      tx,
      'gift-card-void',
      { email: recipientEmail, name: recipientName },
      { buyerName, recipientName, isBlocked },
    );
  }

  async alert(
    tx: EntityManager,
    card: GiftCardEntity,
    { title, text }: { readonly title: string; readonly text: string },
  ): Promise<void> {
    const adminUrl = this.links.admin('gift-cards', card.id);
    await this.mails.tellTeam(tx, 'operator-alert', { title, text, bookingRef: null, adminUrl });
  }
}
