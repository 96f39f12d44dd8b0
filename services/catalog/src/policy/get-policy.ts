import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inForce } from '@valam/contracts/catalog/policy-in-force';
import { getPolicy } from '@valam/contracts/catalog/policy.rpc';
import type { Policy } from '@valam/contracts/catalog/policy.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { Repository } from 'typeorm';
import { PreviewLinks } from '../preview/preview-links.js';
import { PolicyEntity } from './policy.entity.js';

@Injectable()
export class GetPolicy {
  constructor(
    @InjectRepository(PolicyEntity) private readonly policies: Repository<PolicyEntity>,
    private readonly links: PreviewLinks,
    private readonly clock: Clock,
  ) {}

  async run({ slug, version, preview }: RpcInput<typeof getPolicy>): Promise<Policy> {
    if (preview !== undefined && !(await this.links.isValid('policy', slug, preview))) {
      throw problem(getPolicy, 'catalog.preview_refused', 'This preview link is no longer valid.');
    }
    const written = await this.policies.find({
      where: { slug },
      order: { effectiveFrom: 'DESC', policyVersion: 'DESC' },
    });
    const shown = preview === undefined ? written.filter(({ status }) => status === 'published') : written;
    const versions = shown.map((policy) => ({ ...policy, version: policy.policyVersion }));
    const today = istDay(this.clock.now());
    const current = inForce(versions, today);
    const asked = version
      ? written.find((one) => one.policyVersion === version && (shown.includes(one) || hadBegun(one, today)))
      : (shown.find(({ id }) => id === current?.id) ?? shown[0]);
    const found = preview === undefined ? asked : (this.previewed(written, preview) ?? asked);
    if (!found) throw problem(getPolicy, 'catalog.policy_not_found', 'There is no such policy.');
    return {
      ...withVersion(found),
      body: found.body,
      isInForce: found.id === current?.id,
      versions: shown.map(withVersion),
    };
  }

  private previewed(written: readonly PolicyEntity[], token: string): PolicyEntity | undefined {
    const wanted = this.links.recordOf(token);
    return written.find(({ id, status }) => (wanted === null ? status === 'draft' : id === wanted));
  }
}

/** Bookings reference their version, even after it was withdrawn. */
const hadBegun = ({ publishedAt, effectiveFrom }: PolicyEntity, today: string): boolean =>
  publishedAt !== null && effectiveFrom <= today;

const withVersion = ({ id, slug, title, policyVersion, effectiveFrom }: PolicyEntity) => ({
  id,
  slug,
  title,
  version: policyVersion,
  effectiveFrom,
});
