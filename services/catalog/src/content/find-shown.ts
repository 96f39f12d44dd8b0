import { Injectable } from '@nestjs/common';
import type { ProblemError } from '@valam/contracts/shared/problem';
import { DataSource, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { PreviewLinks } from '../preview/preview-links.js';
import type { PageEntity } from './content.entity.js';

interface Refusals {
  notFound: () => ProblemError;
  previewRefused: () => ProblemError;
}

/** Finds the content of a page: published, or a draft with its preview link. */
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
    const found = await this.dataSource.manager.findOneBy(entity, { slug } as FindOptionsWhere<E>);
    if (!found || (found.status !== 'published' && preview === undefined)) throw refusals.notFound();
    return found;
  }
}
