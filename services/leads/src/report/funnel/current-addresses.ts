import type { DataSource } from 'typeorm';
import { formerTourAddresses } from '../../departure/former-tour-address.sql.js';

/** The addresses of tours that were renamed. Visits are counted by the address at that time. */
export class CurrentAddresses {
  private constructor(private readonly currentOf: ReadonlyMap<string, string>) {}

  static async read(dataSource: DataSource): Promise<CurrentAddresses> {
    const rows = await dataSource.query<{ slug: string; currentSlug: string }[]>(formerTourAddresses);
    return new CurrentAddresses(new Map(rows.map(({ slug, currentSlug }) => [slug, currentSlug])));
  }

  of(slug: string): string {
    return this.currentOf.get(slug) ?? slug;
  }

  /** These addresses, and the former ones of their tours. */
  withFormer(slugs: readonly string[]): string[] {
    const current = new Set(slugs);
    const former = [...this.currentOf].filter(([, now]) => current.has(now)).map(([slug]) => slug);
    return [...current, ...former];
  }
}
