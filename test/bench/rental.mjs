// The search over 5,000 vehicles, asked as the search page asks it, one request after another.

const choices = {
  trip_type: ['hourly', 'distance_wise'],
  category_ids: [null, '[1,2]', '[3]'],
  fuel_type: [null, '["petrol","diesel"]'],
  seating_capacity: [null, '["4-5"]', '["7-15"]'],
  sortby_price: [null, 'asc', 'desc'],
  name: [null, 'aurora', 'boreas ridge'],
  max_price: [null, '20'],
  top_rated: [null, '1'],
};
const WARM = 30;
const ASKED = 600;

/** The combination of choices that a number stands for. */
function queryOf(number) {
  const query = new URLSearchParams({ limit: '24', offset: String((number % 3) + 1) });
  let rest = number;
  for (const [name, values] of Object.entries(choices)) {
    const value = values[rest % values.length];
    if (value !== null) query.set(name, value);
    rest = Math.floor(rest / values.length);
  }
  return query;
}

/** Milliseconds of a search, median and 99th of a hundred, and how many vehicles were searched. */
export async function measureRental(origin) {
  const headers = { moduleId: '6', zoneId: '[1,2,3]' };
  const search = async (query) => {
    const reply = await fetch(`${origin}/api/v1/rental/vehicle/search?${query}`, { headers });
    if (!reply.ok) throw new Error(`a search answered ${reply.status}`);
    return reply.json();
  };
  const { total_size: vehicles } = await search(new URLSearchParams());
  const taken = [];
  for (let number = 0; number < WARM + ASKED; number += 1) {
    // A step that shares no factor with the number of combinations visits them evenly.
    const query = queryOf(number * 37);
    const start = performance.now();
    await search(query);
    if (number >= WARM) taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  return {
    vehicles,
    median: taken[Math.floor(taken.length / 2)],
    p99: taken[Math.floor(taken.length * 0.99)],
  };
}
