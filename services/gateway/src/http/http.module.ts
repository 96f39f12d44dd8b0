import { Module } from '@nestjs/common';
import { ProblemFilter } from './problem.filter.js';

@Module({ providers: [ProblemFilter], exports: [ProblemFilter] })
export class HttpModule {}
