import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../machines/rules/domain.ts';
import { threadRows } from '../../src/inbox/threadRows.ts';

const message = (id: number, at: string | null): ChatMessage => ({
  id,
  at,
  text: `Message ${id}`,
  pictures: [],
  isOwn: false,
  isSeen: true,
  order: null,
});

const newer = [message(3, '2026-11-24T10:00:00Z'), message(4, '2026-11-24T11:00:00Z')];
const older = [message(1, '2026-11-23T18:00:00Z'), message(2, '2026-11-24T09:00:00Z')];

describe('the lines of a thread', () => {
  it('issue 23: the topmost line moves down when older messages of its day come above it', () => {
    const before = threadRows(newer, []);
    const after = threadRows([...older, ...newer], []);
    expect(after.findIndex(({ key }) => key === before[0]?.key)).toBe(2);
  });

  it('writes a day above its first line alone, and none where no moment is known', () => {
    const rows = threadRows([...older, ...newer, message(5, null)], []);
    expect(rows.map(({ day }) => day)).toEqual([
      '2026-11-23T18:00:00Z',
      '2026-11-24T09:00:00Z',
      null,
      null,
      null,
    ]);
  });
});
