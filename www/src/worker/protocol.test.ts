import { describe, expect, it } from "vitest";
import { orderIn, PROTOCOL_VERSION, sent, toldIn, type Order } from "./protocol";

const order: Order = { kind: "start", id: 1, request: { kind: "proof", position: "x", turn: "N" } };

describe("the protocol", () => {
  it("carries orders and reports with their version", () => {
    expect(orderIn(sent(order))).toEqual({ ...order, version: PROTOCOL_VERSION });
    expect(toldIn(sent({ kind: "ready" }))).toMatchObject({ kind: "ready" });
  });

  it.each([null, 5, "stop", {}, order, { ...order, version: 2 }, sent({ kind: "gossip" })])(
    "takes %j for no order",
    (message) => {
      expect(orderIn(message)).toBeNull();
    },
  );

  it.each([null, "x", { kind: "ready" }, sent({ kind: "start" }), { kind: "ready", version: 1 }])(
    "takes %j for a worker of another version",
    (message) => {
      expect(toldIn(message)).toBeNull();
    },
  );
});
