import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildVariables, isFresh, recordBuild } from '../../.build/freshness.mjs';

const elsewhere = buildVariables({ VITE_API_URL: 'https://api.example', PORT: '80' });
const here = buildVariables({ VITE_API_URL: '', PORT: '8080' });
let folder: string;
let built: string;

/** Builds, at a time in seconds since 1970. */
function build(seconds: number): void {
  writeFileSync(built, 'the page');
  utimesSync(built, seconds, seconds);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
  mkdirSync(path.join(folder, 'client'));
  built = path.join(folder, 'client', 'index.html');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is built anew before it is served', () => {
  it('is what is missing, and what is older than its sources', () => {
    expect(isFresh(built, 0, here)).toBe(false);
    build(1000);
    expect(isFresh(built, 1_000_000, here)).toBe(true);
    expect(isFresh(built, 1_000_001, here)).toBe(false);
  });

  it('API-01: is what was built for another backend', () => {
    build(1000);
    expect(isFresh(built, 0, elsewhere)).toBe(false);
    recordBuild(built, elsewhere);
    expect(isFresh(built, 0, elsewhere)).toBe(true);
    expect(isFresh(built, 0, here)).toBe(false);
    recordBuild(built, here);
    expect(isFresh(built, 0, elsewhere)).toBe(false);
  });

  it('is what was built by hand since, when variables are set', () => {
    build(1000);
    recordBuild(built, elsewhere);
    build(Date.now() / 1000 + 60);
    expect(isFresh(built, 0, elsewhere)).toBe(false);
    expect(isFresh(built, 0, here)).toBe(true);
  });
});
