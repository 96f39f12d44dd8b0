import { Injectable } from '@nestjs/common';
import type { ProblemError } from '@valam/contracts/shared/problem';
import { DataSource, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { PreviewLinks } from '../preview/preview-links.js';
import type { PageEntity } from './content.entity.js';
import { entityFormerlyAt } from './former-slugs.sql.js';

interface Refusals {
  notFound: () => ProblemError;
  previewRefused: () => ProblemError;
}

/**
 * Finds the content of a page: published content by its current or a former slug, or a draft by its preview
 * link.
 */
@Injectable()
export class FindShown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PreviewLinks,
  ) {}

  async bySlug<E extends PageEntity>(
    entity: EntityTarget<E>,
    noun: string,
    { slug, preview }: { slug: string; preview?: string | undefined },
    refusals: Refusals,
  ): Promise<E> {
    if (preview !== undefined && !(await this.links.isValid(noun, slug, preview)))
      throw refusals.previewRefused();
    // A preview link is for one record, even if its slug has changed, or is another's now.
    const id = preview === undefined ? null : this.links.recordOf(preview);
    const where = (id === null ? { slug } : { id }) as FindOptionsWhere<E>;
    const found = await this.dataSource.manager.findOneBy(entity, where);
    if (found && (found.status === 'published' || preview !== undefined)) return found;
    const moved = await this.formerlyAt(entity, noun, slug);
    if (!moved) throw refusals.notFound();
    return moved;
  }

  private async formerlyAt<E extends PageEntity>(
    entity: EntityTarget<E>,
    noun: string,
    slug: string,
  ): Promise<E | null> {
    const { manager } = this.dataSource;
    const [former] = await manager.query<{ id: string }[]>(entityFormerlyAt, [noun, slug]);
    if (!former) return null;
    return manager.findOneBy(entity, { id: former.id, status: 'published' } as FindOptionsWhere<E>);
  }
}
