import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { HeldData } from '@valam/contracts/identity/held-data.schema';
import type { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { heldPart, type HeldSection } from '@valam/service-kit/privacy/held-part';
import { DataSource, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { Travellers } from '../booking/travellers.js';
import { ShareEntity } from '../share/share.entity.js';
import { questions } from './export-person.sql.js';

type Page = Parameters<HeldSection['read']>[0];

/** Exports all personal data of a person in this service. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ShareEntity) private readonly shares: Repository<ShareEntity>,
    @InjectRepository(BookingEntity) private readonly bookingRepository: Repository<BookingEntity>,
    private readonly travellers: Travellers,
    private readonly wishes: EncryptedWishes,
    private readonly forms: CompanionForms,
  ) {}

  run({ email, after }: RpcInput<typeof exportLeadsData>): Promise<HeldData> {
    const person = normalizeEmail(email);
    const sections: HeldSection[] = questions.map(([title, sql]) => ({
      title,
      read: ({ skip, take }) => this.dataSource.query(`${sql} limit $2 offset $3`, [person, take, skip]),
    }));
    const bookings = { title: 'Bookings', read: (page: Page) => this.bookings(person, page) };
    const forms = { title: 'Traveler forms', read: (page: Page) => this.ownForms(person, page) };
    return heldPart([bookings, ...sections, forms], after);
  }

  /** Forms that the person has filled in as a companion. */
  private async ownForms(personEmail: string, page: Page): Promise<(Record<string, unknown> | null)[]> {
    const { manager } = this.dataSource;
    const shares = await this.shares.find({
      where: { personEmail },
      order: { invitedAt: 'ASC', id: 'ASC' },
      ...page,
    });
    return Promise.all(shares.map(({ id }) => this.forms.of(manager, id)));
  }

  private async bookings(person: string, page: Page): Promise<Record<string, unknown>[]> {
    const { manager } = this.dataSource;
    const bookings = await this.bookingRepository.find({
      where: { personEmail: person },
      order: { createdAt: 'ASC', id: 'ASC' },
      ...page,
    });
    return Promise.all(
      bookings.map(async (booking) => ({
        reference: booking.ref,
        state: booking.state,
        firstName: booking.firstName,
        lastName: booking.lastName,
        email: booking.email,
        mobile: booking.mobile,
        travellers: booking.quantity,
        total: { amountMinor: booking.totalMinor, currency: booking.currency },
        cameFrom: booking.visitSource,
        device: booking.visitDevice,
        bookedAt: booking.createdAt.toISOString(),
        termsVersion: booking.termsVersion,
        ...this.wishes.decrypt(booking.wishesSealed),
        details: await this.travellers.ofLead(manager, booking.id),
      })),
    );
  }
}
