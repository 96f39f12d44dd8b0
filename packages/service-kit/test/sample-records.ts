import { InjectRepository } from '@nestjs/typeorm';
import { defineAdminEntity } from '@valam/contracts/shared/admin-entity';
import { Column, Entity, type EntityManager, PrimaryColumn, Repository, VersionColumn } from 'typeorm';
import * as z from 'zod/mini';
import { AdminEntity } from '../src/admin/admin-entity.js';
import type { AdminActions } from '../src/admin/resource.js';
import { TableResource } from '../src/admin/table-resource.js';

/** The records of the sample service, and their back-office resource. */

@Entity({ name: 'lamp' })
export class LampEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') name!: string;
  @VersionColumn() version!: number;
}

const lampsAdmin = defineAdminEntity({
  name: 'tours',
  service: 'catalog',
  summary: 'Lamps',
  record: z.object({ id: z.string(), version: z.int(), name: z.string() }),
  input: z.object({ name: z.string() }),
  filters: ['name'],
  sort: ['name', 'id'],
  search: ['name'],
  roles: { read: ['owner', 'content'], write: ['owner'] },
  audited: ['name'],
  hidden: [],
  actions: {
    snuff: { roles: ['owner'], needsReason: true },
    trim: { roles: ['owner'], isForAll: true, answer: z.object({ trimmed: z.int() }) },
  },
});

@AdminEntity(lampsAdmin)
export class LampsResource extends TableResource<LampEntity, typeof lampsAdmin> {
  readonly actions: AdminActions<typeof lampsAdmin> = {
    snuff: async (tx, { id }) => {
      await tx.delete(LampEntity, { id });
    },
    trim: async (tx) => ({ trimmed: await tx.count(LampEntity), secret: 'never leaves' }),
  };
  constructor(@InjectRepository(LampEntity) rows: Repository<LampEntity>) {
    super(lampsAdmin, rows, { filters: { name: 'name' } });
  }

  /** Its id is not a UUID. */
  override async find(tx: EntityManager, id: string, lock: boolean) {
    const lamp = await tx.findOne(LampEntity, {
      where: { id },
      ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    return lamp && this.record(lamp);
  }
  protected record(lamp: LampEntity) {
    return { ...lamp };
  }
  async update(tx: EntityManager, id: string, { name }: { name: string }) {
    const lamp = await tx.findOneByOrFail(LampEntity, { id });
    lamp.name = name;
    return { ...(await tx.save(lamp)) };
  }
}
