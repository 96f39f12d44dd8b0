import { Injectable } from '@nestjs/common';
import { testimonialChanged } from '@valam/contracts/catalog/content.events';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { type EventContext, OnEvent } from '@valam/service-kit/events/on-event';
import { emit } from '@valam/service-kit/events/emit';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { RedactFailures } from '@valam/service-kit/privacy/redact-failures';
import { erasePicturesJob } from '../media/erase-pictures.js';
import { SaveContent } from '../content/save-content.js';
import { triesToErase } from '../jobs.js';
import { TestimonialEntity } from '../testimonial/testimonial.entity.js';
import { testimonialKind } from '../testimonial/testimonial.kind.js';

/** The text may stay, without any data about its author. */
const nobody = { fullName: 'A traveler', email: null, photo: null, country: null, slug: null };

/** A cached response that names the person is not served while this service is down either, as after a change. */
const withdrawn = (at: Date) => ({
  slug: null,
  tags: [...testimonialKind.tags],
  isPublished: false,
  changedAt: at.toISOString(),
});

/** Anonymizes a person's public texts. Contributors are withdrawn by identity's own event. */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly content: SaveContent,
    private readonly failures: RedactFailures,
  ) {}

  @OnEvent(personErasureRequested)
  async run({ email }: EventPayload<typeof personErasureRequested>, { tx, occurredAt }: EventContext) {
    const testimonials = await tx
      .createQueryBuilder(TestimonialEntity, 'testimonial')
      .setLock('pessimistic_write')
      .where('lower(testimonial.email) = :email', { email: normalizeEmail(email) })
      .orderBy('testimonial.id')
      .getMany();
    const keys = testimonials.flatMap(({ photo }) => photo ?? []);
    if (keys.length > 0) await addJob(tx, erasePicturesJob, { keys }, { maxAttempts: triesToErase });
    for (const testimonial of testimonials) {
      Object.assign(testimonial, nobody, { version: testimonial.version + 1 });
      await this.content.run(tx, testimonialKind, testimonial);
    }
    if (testimonials.length > 0) await emit(tx, testimonialChanged, withdrawn(occurredAt));
    await this.failures.forget(tx, [email]);
  }
}
