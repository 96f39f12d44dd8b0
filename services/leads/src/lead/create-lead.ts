import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { leadReceived } from '@valam/contracts/leads/lead.events';
import { leadFieldProblems } from '@valam/contracts/leads/lead-fields';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { personOf, type LeadInput } from '@valam/contracts/leads/lead.schema';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { emit } from '@valam/service-kit/events/emit';
import { once } from '@valam/service-kit/idempotency/once';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.js';
import { LeadMails } from './lead-mails.js';
import { splitName } from './names.js';
import { personPhone } from './person-phone.js';
import { answerDueAt } from './promise.js';
import { nobody, referralOf } from './referral-claim.js';
import { requestedDocuments, saysDocuments } from './requested-documents.js';
import { isSpam, spamMarks } from '@valam/service-kit/visitor/spam-marks';

type Receipt = RpcReturn<typeof createLead>;

/** Handles a submission of a public form: stores it, marks spam, confirms by email, and notifies the team. */
@Injectable()
export class CreateLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: LeadMails,
  ) {}

  async run({ lead, idempotencyKey }: RpcInput<typeof createLead>): Promise<Receipt> {
    const problems = leadFieldProblems(lead);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    return this.dataSource.transaction((tx) =>
      once(tx, { scope: 'lead', key: idempotencyKey, body: lead, reused }, () => this.store(tx, lead)),
    );
  }

  private async store(tx: EntityManager, input: LeadInput): Promise<Receipt> {
    const lead = await this.entity(tx, input);
    await tx.insert(LeadEntity, lead);
    if (lead.state !== 'spam') {
      await this.mails.received(tx, lead);
      await emit(tx, leadReceived, {
        leadId: lead.id,
        type: lead.type,
        email: lead.personEmail,
        phone: lead.personPhone,
        referralCode: lead.referralCode,
        contributorId: lead.referredBy,
        tourId: lead.tourId,
        receivedAt: lead.createdAt.toISOString(),
      });
    }
    return { id: lead.id, type: lead.type, statusUrl: null };
  }

  private async entity(tx: EntityManager, input: LeadInput): Promise<LeadEntity> {
    const now = this.clock.now();
    const personEmail = personOf(input.email);
    const marks = spamMarks(input);
    const referral = isSpam(marks) ? nobody : await referralOf(tx, personEmail, input);
    const mobile = saysDocuments(input.mobile) ? null : input.mobile || null;
    const { firstName, lastName, name } = splitName(input);
    return Object.assign(new LeadEntity(), {
      id: randomUUID(),
      type: input.type,
      state: isSpam(marks) ? 'spam' : 'new',
      firstName,
      lastName,
      name,
      email: input.email || null,
      personEmail,
      mobile,
      personPhone: personPhone(mobile),
      tourId: input.tourId || null,
      tourTitle: input.tourTitle || null,
      tourDatePreferred: null,
      quantity: input.quantity || 1,
      currency: null,
      amountMinor: null,
      paymentStatus: 'pending',
      bookingId: null,
      stripeSessionId: null,
      stripePaymentIntentId: null,
      message: input.message || null,
      mainInterests: input.mainInterests ?? [],
      requestedDocuments: input.type === 'download' ? requestedDocuments(input) : [],
      referralCodeUsed: input.referralCodeUsed || null,
      referralCode: referral.code,
      referredBy: referral.contributorId,
      sourceUrl: input.sourceUrl || null,
      firstPage: input.firstPage || null,
      utm: input.utm ?? null,
      spamMarks: marks,
      ownerId: null,
      ownerName: null,
      lostReason: null,
      answerDueAt: answerDueAt(input.type, now),
      answeredAt: null,
      changedAt: null,
      linkVersion: 1,
      version: 1,
      erasedAt: null,
      createdAt: now,
    } satisfies LeadEntity);
  }
}

const reused = () =>
  problem(createLead, 'leads.idempotency_key_reused', 'This key was used for another request.');
