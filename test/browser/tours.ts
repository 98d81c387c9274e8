/**
 * Plans the visits (tours) that together walk every chart in the browser, once for all processes of
 * a test run.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExportedFlow } from '../paths/export/exportedPath.ts';
import { findFlows } from '../paths/flow.ts';
import { loadPage, pageFileOf, toursOnPage, type PageFile } from '../paths/pages.ts';
import { readWalked } from './walked.ts';

const PLAN = path.resolve('.cache/tours.json');

interface Tours {
  readonly file: PageFile;
  readonly told: ExportedFlow;
}

async function planTours(): Promise<readonly Tours[]> {
  const { byHand } = readWalked();
  const tours: Tours[] = [];
  for (const file of findFlows().flatMap((flow) => pageFileOf(flow) ?? [])) {
    tours.push({ file, told: await toursOnPage(file, await loadPage(file), byHand) });
  }
  return tours;
}

/**
 * The tours of all flows with a page model. Playwright loads each spec in its own process first and then
 * again in every worker. Exploring the charts takes ten seconds, so only the first process does it.
 */
export async function loadTours(): Promise<readonly Tours[]> {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) {
    return JSON.parse(readFileSync(PLAN, 'utf8')) as readonly Tours[];
  }
  const tours = await planTours();
  mkdirSync(path.dirname(PLAN), { recursive: true });
  writeFileSync(PLAN, JSON.stringify(tours));
  return tours;
}
