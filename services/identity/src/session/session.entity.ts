import { Id, Moment, OptionalText, Text, Uuid } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/** A signed-in browser. The token itself is only in its cookie. */
@Entity('session')
export class SessionEntity {
  @Id() id!: string;
  @Text() tokenHash!: string;
  @Uuid() userId!: string;
  @OptionalText() userAgent!: string | null;
  @Moment() createdAt!: Date;
  @Moment() seenAt!: Date;
  @Moment() expiresAt!: Date;
}
