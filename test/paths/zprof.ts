import { findFlows, loadModel } from './flow.ts';
import { explore } from './explore.ts';
import { stats } from './step.ts';
const names = process.argv.slice(2);
for (const file of findFlows().filter((f) => names.length===0 || names.includes(f.flow))) {
  const model = await loadModel(file);
  const c = process.cpuUsage();
  stats.n=stats.same=stats.silent=0;
  const g = explore(model);
  if (g.nodes.length>100) console.log(file.flow, g.nodes.length, g.edges.length, process.cpuUsage(c).user / 1e6, stats, process.memoryUsage().heapUsed>>20);
}
