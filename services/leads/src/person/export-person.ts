import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { DataSource, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { CompanionForms } from '../booking/companion-forms.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { Travellers } from '../booking/travellers.js';
import { ShareEntity } from '../share/share.entity.js';
import { questions } from './export-person.sql.js';

type Sections = RpcReturn<typeof exportLeadsData>['sections'];

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

  async run(email: string): Promise<{ sections: Sections }> {
    const person = normaliseEmail(email);
    const sections: Sections = [{ title: 'Bookings', records: await this.bookings(person) }];
    for (const [title, sql] of questions)
      sections.push({ title, records: await this.dataSource.query(sql, [person]) });
    sections.push({ title: 'Traveler forms', records: await this.ownForms(person) });
    return { sections: sections.filter(({ records }) => records.length > 0) };
  }

  /** Forms that the person has filled in as a companion. */
  private async ownForms(personEmail: string): Promise<Record<string, unknown>[]> {
    const { manager } = this.dataSource;
    const shares = await this.shares.find({ where: { personEmail }, take: 200 });
    const forms = await Promise.all(shares.map(({ id }) => this.forms.of(manager, id)));
    return forms.filter((form) => form !== null);
  }

  private async bookings(person: string): Promise<Record<string, unknown>[]> {
    const { manager } = this.dataSource;
    const bookings = await this.bookingRepository.find({
      where: { personEmail: person },
      order: { createdAt: 'ASC' },
      take: 200,
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
