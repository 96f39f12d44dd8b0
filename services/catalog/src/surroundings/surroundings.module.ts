import { Module } from '@nestjs/common';
import { SurroundingsRepository } from './surroundings.repository.js';

@Module({
  providers: [SurroundingsRepository],
  exports: [SurroundingsRepository],
})
export class SurroundingsModule {}
