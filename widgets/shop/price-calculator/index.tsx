import { eventResource } from "#api/events.ts";
import { calculatorInputSchema } from "#domain/entities/calculator.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { PriceCalculator } from "./price-calculator.tsx";

export default defineWidget(anchor, PriceCalculator, { reads: [eventResource], json: calculatorInputSchema });
