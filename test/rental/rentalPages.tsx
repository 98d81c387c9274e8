import { type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { WithTrip } from '../../src/rental/plan/tripPlan.ts';
import { VehicleSearchPage } from '../../src/rental/search/VehicleSearchPage.tsx';
import { VehiclePage } from '../../src/rental/vehicle/VehiclePage.tsx';

/** The pages of the vehicles at their addresses, each with the trip that is planned. */
export function VehiclePages({ children }: { /** Routes of other pages. */ children?: ReactNode }) {
  return (
    <Routes>
      <Route
        path="/rental/vehicle-details/:id"
        element={
          <WithTrip>
            <VehiclePage />
          </WithTrip>
        }
      />
      <Route
        path="/rental/vehicle-search"
        element={
          <WithTrip>
            <VehicleSearchPage />
          </WithTrip>
        }
      />
      {children}
    </Routes>
  );
}
