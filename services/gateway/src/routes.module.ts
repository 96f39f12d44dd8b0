import { Module } from '@nestjs/common';
import { AdminController } from './admin/admin.controller.js';
import { AdminOffices } from './admin/admin-offices.js';
import { ArticleController } from './catalog/article.controller.js';
import { AshramController } from './catalog/ashram.controller.js';
import { CalendarController } from './catalog/calendar.controller.js';
import { ContributorController } from './catalog/contributor.controller.js';
import { ExpertiseController } from './catalog/expertise.controller.js';
import { FaqController } from './catalog/faq.controller.js';
import { PolicyController } from './catalog/policy.controller.js';
import { RetreatController } from './catalog/retreat.controller.js';
import { SearchController } from './catalog/search.controller.js';
import { SettingController } from './catalog/setting.controller.js';
import { SiteController } from './catalog/site.controller.js';
import { SitemapController } from './catalog/sitemap.controller.js';
import { TempleController } from './catalog/temple.controller.js';
import { TestimonialController } from './catalog/testimonial.controller.js';
import { TourController } from './catalog/tour.controller.js';
import { VenueController } from './catalog/venue.controller.js';
import { AccountController } from './identity/account.controller.js';
import { AuthController } from './identity/auth.controller.js';
import { HostApplicationController } from './identity/host-application.controller.js';
import { PrivacyController } from './identity/privacy.controller.js';
import { ProfileController } from './identity/profile.controller.js';
import { ReferralController } from './identity/referral.controller.js';
import { SessionController } from './identity/session.controller.js';
import { TotpController } from './identity/totp.controller.js';
import { AvailabilityController } from './leads/availability.controller.js';
import { BookingController } from './leads/booking.controller.js';
import { CheckoutController } from './leads/checkout.controller.js';
import { LeadController } from './leads/lead.controller.js';
import { NewsletterController } from './leads/newsletter.controller.js';
import { QuoteController } from './leads/quote.controller.js';
import { ReviewController } from './leads/review.controller.js';
import { RosterController } from './leads/roster.controller.js';
import { WaitlistController } from './leads/waitlist.controller.js';
import { MediaController } from './media/media.controller.js';
import { Upload } from './media/upload.js';
import { UploadOwnPhoto } from './media/upload-own-photo.js';
import { UploadReviewPhoto } from './media/upload-review-photo.js';
import { ChangePassword } from './session/change-password.js';
import { Login } from './session/login.js';
import { OwnSession } from './session/own-session.js';

/** Every route of the public API, one controller per noun. */
@Module({
  controllers: [
    ArticleController,
    AshramController,
    CalendarController,
    ContributorController,
    ExpertiseController,
    FaqController,
    PolicyController,
    RetreatController,
    SearchController,
    SettingController,
    SiteController,
    SitemapController,
    TempleController,
    TestimonialController,
    TourController,
    VenueController,
    AvailabilityController,
    BookingController,
    CheckoutController,
    LeadController,
    NewsletterController,
    QuoteController,
    ReviewController,
    RosterController,
    WaitlistController,
    AccountController,
    AuthController,
    HostApplicationController,
    PrivacyController,
    ProfileController,
    ReferralController,
    SessionController,
    TotpController,
    MediaController,
    AdminController,
  ],
  providers: [Upload, UploadOwnPhoto, UploadReviewPhoto, Login, OwnSession, ChangePassword, AdminOffices],
})
export class RoutesModule {}
