import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { In, Repository } from 'typeorm';
import { MediaEntity } from './media.entity.js';

type Key = string | null | undefined;

/** The pictures of a page, in one query. Keys of deleted pictures are left out. */
@Injectable()
export class Pictures {
  constructor(@InjectRepository(MediaEntity) private readonly media: Repository<MediaEntity>) {}

  async of(...keys: readonly (Key | readonly string[])[]): Promise<PictureSet> {
    const wanted = [...new Set(keys.flat().filter((key): key is string => Boolean(key)))];
    if (wanted.length === 0) return new PictureSet([]);
    return new PictureSet(await this.media.findBy({ key: In(wanted) }));
  }
}

export class PictureSet {
  private readonly pictures: Map<string, Picture>;

  constructor(media: readonly MediaEntity[]) {
    this.pictures = new Map(media.map((entity) => [entity.key, pictureOf(entity)]));
  }

  one(key: Key): Picture | null {
    return (key && this.pictures.get(key)) || null;
  }

  many(keys: readonly string[]): Picture[] {
    return keys.map((key) => this.one(key)).filter((picture): picture is Picture => picture !== null);
  }
}

export function pictureOf(media: MediaEntity): Picture {
  return {
    src: `/media/${media.key}`,
    width: media.width,
    height: media.height,
    alt: media.alt,
    placeholder: media.placeholder,
    kind: media.kind,
    ...(media.focus ? { focus: media.focus } : {}),
  };
}
