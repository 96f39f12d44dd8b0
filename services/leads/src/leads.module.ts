import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { AdminModule } from './admin/admin.module.js';
import { DocumentModule } from './document/document.module.js';
import { MailModule } from './mail/mail.module.js';
import { MoneyModule } from './money.module.js';
import { MorningModule } from './morning/morning.module.js';
import { PeopleModule } from './people.module.js';
import { ReportModule } from './report/report.module.js';
import { RosterModule } from './roster/roster.module.js';
import { SalesModule } from './sales.module.js';
import { LeadsConfig } from './config.js';

/** The module of the service, with its folders and settings. */
@Module({
  imports: [
    AdminModule,
    DocumentModule,
    MailModule,
    MoneyModule,
    MorningModule,
    PeopleModule,
    ReportModule,
    RosterModule,
    SalesModule,
  ],
})
export class LeadsModule {
  static of(config: LeadsConfig): DynamicModule {
    return { module: LeadsModule, imports: [SettingsModule.of(LeadsConfig, config)] };
  }
}
