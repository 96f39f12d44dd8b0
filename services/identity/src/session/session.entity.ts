import { Entity, PrimaryColumn } from 'typeorm';
import { RequiredMoment, RequiredText, RequiredUuid, Text } from '../database/columns.js';

/** A signed-in browser. The token itself is only in its cookie. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredText('token_hash') tokenHash!: string;
  @RequiredUuid('user_id') userId!: string;
  @Text('user_agent') userAgent!: string | null;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('seen_at') seenAt!: Date;
  @RequiredMoment('expires_at') expiresAt!: Date;
}
