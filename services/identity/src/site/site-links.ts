import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/** URLs of pages that emails link to. */
@Injectable()
export class SiteLinks {
  constructor(private readonly settings: IdentityConfig) {}

  readonly login = (): string => this.at('/login');
  readonly contact = (): string => this.at('/contact-us');
  readonly hosts = (): string => this.at('/host');
  readonly earnings = (): string => this.at('/dashboard/earnings');
  readonly forgotPassword = (): string => this.at('/forgot-password');
  readonly verifyEmail = (token: string): string => this.at(`/verify-email/${token}`);
  readonly resetPassword = (token: string): string => this.at(`/reset-password/${token}`);
  readonly privacy = (token: string): string => this.at(`/privacy/${token}`);
  readonly adminContributor = (id: string): string => this.at(`/admin/contributors/${id}`);

  /** The URL of a screen of the back office, by its path below `/admin`. */
  readonly office = (path: string): string => this.at(`/admin${path}`);

  /** Any page of this site with the code; the home page by default. */
  referral(code: string, path = '/'): string {
    const url = new URL(path, this.settings.SITE_ORIGIN);
    url.searchParams.set('ref', code);
    return path === '/' ? `${this.settings.SITE_ORIGIN}/?ref=${encodeURIComponent(code)}` : url.href;
  }

  private at(path: string): string {
    return `${this.settings.SITE_ORIGIN}${path}`;
  }
}
