import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadState } from '@valam/contracts/leads/lead.schema';
import type { LeadChange } from '@valam/contracts/leads/leads.admin';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { LeadEntity } from './lead.entity.js';
import { LeadNoteEntity } from './lead-note.entity.js';
import { answeredStates, canMoveLead } from './lead-states.js';

/**
 * Changes of a lead by the team: state, assigned person, notes. The promise clock stops with the first
 * answer.
 */
@Injectable()
export class WorkOnLead {
  constructor(private readonly clock: Clock) {}

  async update(tx: EntityManager, id: string, changes: LeadChange): Promise<LeadEntity> {
    const lead = await tx.findOneByOrFail(LeadEntity, { id });
    const { state, lostReason } = changes;
    const isMoved = state !== undefined && state !== lead.state;
    if (isMoved) this.move(lead, state);
    const isExplained = lostReason !== undefined && (lostReason || null) !== lead.lostReason;
    if (isMoved || isExplained) explain(lead, lostReason);
    if (changes.ownerId !== undefined) lead.ownerId = changes.ownerId;
    if (changes.ownerName !== undefined) lead.ownerName = changes.ownerName || null;
    lead.changedAt = this.clock.now();
    lead.version += 1;
    return tx.save(lead);
  }

  async note(
    tx: EntityManager,
    { id, input: { text }, caller }: AdminActionCall<{ text: string }>,
  ): Promise<void> {
    const note = { id: randomUUID(), leadId: id, at: this.clock.now(), author: caller.email ?? '', text };
    await tx.insert(LeadNoteEntity, note);
    await tx.update(LeadEntity, { id }, { changedAt: note.at });
  }

  private move(lead: LeadEntity, to: LeadState): void {
    if (!canMoveLead(lead.state, to)) throw refuse(`A lead that is ${lead.state} cannot become ${to}.`);
    lead.state = to;
    if (answeredStates.includes(to)) lead.answeredAt ??= this.clock.now();
  }
}

/**
 * A lost lead has a reason, and no other lead has one: a reason that is left out would look saved. The former
 * one, sent back, is dropped when the lead is reopened.
 */
function explain(lead: LeadEntity, typed: string | null | undefined): void {
  const reason = typed || null;
  if (lead.state === 'lost') {
    if (!reason) throw refuse('Say why it was lost.', { fields: { lostReason: 'This field is required.' } });
    lead.lostReason = reason;
    return;
  }
  if (reason && reason !== lead.lostReason)
    throw refuse('Only a lost lead has a reason: set its state to Lost, or leave this empty.', {
      fields: { lostReason: `This lead is ${lead.state}.` },
    });
  lead.lostReason = null;
}
