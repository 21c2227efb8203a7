import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, recognizeCode } from './recognize-code.ts';

/** A short program of each language, written for this test. */
const PROGRAMS: Readonly<Record<string, string>> = {
  c: '#include <stdio.h>\n\nstatic int total(const int *items, int count) {\n  int sum = 0;\n  for (int i = 0; i < count; i++) sum += items[i];\n  return sum;\n}\n\nint main(void) {\n  int items[] = {1, 2, 3};\n  printf("%d\\n", total(items, 3));\n  return 0;\n}\n',
  cpp: '#include <vector>\n#include <string>\n\nnamespace shop {\ntemplate <typename T>\nclass Cart {\npublic:\n  void add(T item) { items_.push_back(std::move(item)); }\nprivate:\n  std::vector<T> items_;\n};\n}\n',
  csharp:
    'using System;\nusing System.Collections.Generic;\n\nnamespace Shop.Orders\n{\n  public class Order\n  {\n    public int Id { get; set; }\n    public string Name { get; private set; }\n    public void Print() { Console.WriteLine(Name); }\n  }\n}\n',
  java: 'package com.acme.shop;\n\nimport java.util.List;\n\npublic class Order {\n  private final List<String> items;\n\n  public Order(List<String> items) {\n    this.items = items;\n  }\n\n  @Override\n  public String toString() {\n    return items.toString();\n  }\n}\n',
  javascript:
    "const express = require('express');\n\nfunction start(port) {\n  const app = express();\n  app.get('/', (request, response) => response.send('ok'));\n  if (port === undefined) console.log('no port');\n  return app.listen(port);\n}\n\nmodule.exports = { start };\n",
  typescript:
    "import { readFile } from 'node:fs/promises';\n\nexport interface Options {\n  readonly path: string;\n  retries?: number;\n}\n\nexport async function load({ path, retries }: Options): Promise<string> {\n  const text = await readFile(path, 'utf8');\n  return text.trim();\n}\n",
  go: 'package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\tdata, err := os.ReadFile("in.txt")\n\tif err != nil {\n\t\tfmt.Println(err)\n\t\treturn\n\t}\n\tfmt.Println(len(data))\n}\n',
  rust: "use std::fs;\n\npub struct Config { path: String }\n\nimpl Config {\n    pub fn load(&self) -> Result<String, std::io::Error> {\n        let mut text = fs::read_to_string(&self.path)?;\n        text.push('x');\n        Ok(text)\n    }\n}\n",
  swift:
    'import Foundation\n\nstruct Order: Codable {\n    let id: Int\n    var name: String\n}\n\nfunc load(from url: URL) -> Order? {\n    guard let data = try? Data(contentsOf: url) else { return nil }\n    return try? JSONDecoder().decode(Order.self, from: data)\n}\n',
  kotlin:
    'package com.acme.shop\n\nimport kotlin.math.max\n\ndata class Order(val id: Int, val name: String)\n\nfun total(orders: List<Order>): Int {\n    val sum = orders.map { it.id }.sum()\n    println(sum)\n    return when (sum) {\n        0 -> 1\n        else -> sum\n    }\n}\n',
  scala:
    'package shop\n\nimport scala.util.{Try, Success}\n\ncase class Order(id: Int, name: String)\n\nobject Orders {\n  def total(orders: List[Order]): Int = orders.map(_.id).sum\n  def name(order: Order): String = order match {\n    case Order(_, name) => name\n  }\n}\n',
  dart: "import 'package:flutter/material.dart';\n\nclass Home extends StatelessWidget {\n  final String title;\n  const Home(this.title);\n\n  @override\n  Widget build(BuildContext context) {\n    return Text(title);\n  }\n}\n",
  php: '<?php\nnamespace Acme\\Shop;\n\nclass Order {\n    private $items = array();\n\n    public function add($item) {\n        $this->items[] = $item;\n        return count($this->items);\n    }\n}\n',
  'objective-c':
    '#import <Foundation/Foundation.h>\n\n@interface Order : NSObject\n@property (nonatomic) NSString *name;\n- (void)print;\n@end\n\n@implementation Order\n- (void)print {\n  NSLog(@"%@", self.name);\n}\n@end\n',
  python:
    'import os\nfrom pathlib import Path\n\n\nclass Loader:\n    def __init__(self, path):\n        self.path = Path(path)\n\n    def load(self):\n        if not self.path.exists():\n            return None\n        return self.path.read_text()\n',
  ruby: "require 'json'\n\nmodule Shop\n  class Order\n    attr_reader :items\n\n    def initialize(items)\n      @items = items\n    end\n\n    def total\n      items.each do |item|\n        puts item\n      end\n    end\n  end\nend\n",
  perl: 'use strict;\nuse warnings;\n\nsub total {\n    my ($items) = @_;\n    my $sum = 0;\n    foreach my $item (@$items) {\n        $sum += $item->{price} if $item->{name} =~ /^a/;\n    }\n    return $sum;\n}\n',
  shell:
    '#!/bin/bash\nset -euo pipefail\n\nfor file in *.log; do\n  if [ -f "$file" ]; then\n    gzip "$file" > /dev/null 2>&1\n  fi\ndone\nexport TOTAL=$(ls | wc -l)\necho "$TOTAL"\n',
  powershell:
    'param([string]$Path)\n\n$files = Get-ChildItem -Path $Path -Filter *.log\nforeach ($file in $files) {\n    if ($file.Length -gt 1MB) {\n        Write-Output $file.Name\n        Remove-Item $file.FullName\n    }\n}\n',
  batch:
    '@echo off\nsetlocal\nset TARGET=%1\nif not exist "%TARGET%" goto missing\ncopy %TARGET% backup\ngoto end\n:missing\necho No such file\n:end\nendlocal\n',
  lua: 'local Order = {}\nOrder.__index = Order\n\nfunction Order.new(items)\n  local self = setmetatable({}, Order)\n  self.items = items\n  return self\nend\n\nfunction Order:total()\n  local sum = 0\n  for _, item in ipairs(self.items) do\n    sum = sum + item\n  end\n  return sum\nend\n',
  r: 'library(ggplot2)\n\norders <- read.csv("orders.csv")\ntotal <- function(items) {\n  sum(items$price)\n}\norders$year <- substr(orders$date, 1, 4)\nresult <- sapply(orders, total)\nggplot(orders, aes(x = year, y = price))\n',
  matlab:
    "function total = addUp(items)\n  total = zeros(1, numel(items));\n  for k = 1:length(items)\n    total(k) = items(k) .^ 2;\n  end\nend\nx = linspace(0, 1, 10);\nplot(x, addUp(x));\nxlabel('time');\n",
  'visual-basic':
    'Option Explicit\n\nPublic Function Total(items As Collection) As Double\n    Dim item As Variant\n    Dim sum As Double\n    For Each item In items\n        sum = sum + item\n    Next item\n    Total = sum\nEnd Function\n',
  elixir:
    'defmodule Shop.Order do\n  @moduledoc "Orders"\n  alias Shop.Item\n\n  def total(items) do\n    items\n    |> Enum.map(fn item -> item.price end)\n    |> Enum.sum()\n  end\nend\n',
  haskell:
    'module Shop where\n\nimport qualified Data.Map as Map\n\ndata Order = Order { name :: String, price :: Int }\n\ntotal :: [Order] -> Int\ntotal orders = sum (map price orders)\n\nnames :: [Order] -> [String]\nnames = map name\n',
  lisp: '(defun total (items)\n  (let ((sum 0))\n    (dolist (item items)\n      (setq sum (+ sum item)))\n    sum))\n\n(defvar *orders* (list 1 2 3))\n(defun main ()\n  (format t "~a" (total *orders*)))\n',
  tcl: 'package require Tcl 8.6\n\nproc total {items} {\n    set sum 0\n    foreach item $items {\n        set sum [expr {$sum + $item}]\n    }\n    return $sum\n}\nputs [total {1 2 3}]\n',
  sql: "CREATE TABLE orders (\n  id BIGINT NOT NULL,\n  name VARCHAR(80),\n  created TIMESTAMP\n);\n\nSELECT id, name\nFROM orders\nWHERE id = 7\nORDER BY created;\nINSERT INTO orders VALUES (1, 'a', now());\n",
  cobol:
    '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. ORDERS.\n       DATA DIVISION.\n       WORKING-STORAGE SECTION.\n       01 WS-TOTAL PIC 9(5) VALUE 0.\n       PROCEDURE DIVISION.\n           MOVE 7 TO WS-TOTAL.\n           DISPLAY WS-TOTAL.\n           STOP RUN.\n',
  fortran:
    'program orders\n  implicit none\n  integer :: i\n  real, dimension(10) :: prices\n  do i = 1, 10\n    prices(i) = i * 2.0\n  end do\n  print *, sum(prices)\nend program orders\n',
  assembly:
    'section .text\nglobal _start\n\n_start:\n    mov eax, 4\n    mov ebx, 1\n    lea ecx, [message]\n    mov edx, 14\n    int 0x80\n    xor ebx, ebx\n    ret\n',
  verilog:
    "module counter(\n  input wire clk,\n  input wire reset,\n  output reg [7:0] count\n);\n  always @(posedge clk) begin\n    if (reset) count <= 8'h00;\n    else count <= count + 1;\n  end\nendmodule\n",
  vhdl: 'library ieee;\nuse ieee.std_logic_1164.all;\n\nentity counter is\n  port (\n    clk : in std_logic;\n    count : out std_logic_vector(7 downto 0)\n  );\nend entity;\n\narchitecture rtl of counter is\nbegin\n  process (clk)\n  begin\n    if rising_edge(clk) then\n    end if;\n  end process;\nend architecture;\n',
  html: '<!doctype html>\n<html>\n<head>\n  <title>Shop</title>\n</head>\n<body>\n  <div class="cart">\n    <a href="/">Home</a>\n  </div>\n</body>\n</html>\n',
  css: ':root {\n  --space: 8px;\n}\n.cart {\n  display: flex;\n  margin: 0 auto;\n  color: #333;\n}\n@media (max-width: 600px) {\n  .cart {\n    padding: 4px;\n  }\n}\n',
  terraform:
    'provider "aws" {\n  region = var.region\n}\n\nresource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n  tags = {\n    team = local.team\n  }\n}\n\nvariable "region" {\n  default = "eu-west-1"\n}\n',
  dockerfile:
    'FROM node:24-slim AS build\nWORKDIR /app\nCOPY package.json .\nRUN npm install\nEXPOSE 8080\nCMD ["node", "server.js"]\n',
  makefile:
    '.PHONY: all clean\nCC = gcc\n\nall: main.o\n\t$(CC) -o main main.o\n\nmain.o: main.c\n\t$(CC) -c $<\n\nclean:\n\trm -f main *.o\n',
  yaml: 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: shop\nspec:\n  containers:\n    - name: app\n      image: shop:1\n      ports:\n        - containerPort: 8080\n',
  protobuf:
    'syntax = "proto3";\n\nmessage Order {\n  int64 id = 1;\n  string name = 2;\n  repeated string items = 3;\n}\n\nservice Orders {\n  rpc Get(Order) returns (Order);\n}\n',
};

describe('recognizes programs', () => {
  it.each(Object.entries(PROGRAMS))('%s', (language, program) => {
    expect(recognizeCode(program)?.language).toBe(language);
  });

  it('in every language there is', () => {
    expect(Object.keys(PROGRAMS).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort());
  });
});

const PROSE =
  'The committee met on Tuesday and agreed that the new office will open in spring. There were 14 people in the room.\nMost of them had read the report; some had not.\n\nThe next meeting is planned for March 3 at 10:00 (room 4), and everybody who wants to speak should send a note to the chair before that.\n';

describe('is undefined for', () => {
  it.each([
    ['prose', PROSE],
    [
      'a letter',
      'Dear Ms. Martin,\n\nThank you for your order of May 4. We import the goods from Italy;\nplease return the form (signed) by Friday.\n\nBest regards,\nPat Lee\n',
    ],
    [
      'a log',
      '2031-04-05T10:00:01Z INFO server started on port 8080\n2031-04-05T10:00:02Z WARN slow query (1200 ms): SELECT 1\n2031-04-05T10:00:03Z INFO GET /orders 200\n2031-04-05T10:00:04Z ERROR at com.acme.Order.load(Order.java:12)\n',
    ],
    ['a table', 'id,name,price\n1,apple,2.50\n2,pear,3.10\n3,plum,1.99\n4,fig,0.80\n'],
    ['JSON', '{\n  "name": "shop",\n  "version": "1.0.0",\n  "items": [1, 2, 3],\n  "open": true\n}\n'],
    [
      'Markdown with a snippet',
      `# Shop\n\n${PROSE}\n## Install\n\n\`\`\`sh\nnpm install shop\n\`\`\`\n\n${PROSE}\n- [Guide](docs/guide.md)\n`,
    ],
    [
      'mail',
      'From: a@corp.test\nTo: b@corp.test\nSubject: Plan\nDate: Mon, 5 Apr 2031\n\nHi, the plan is attached. Let me know what you think.\n',
    ],
    ['a list', 'Shopping:\n- apples\n- pears (two)\n- bread\n- milk; the cheap one\n'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(recognizeCode(text)).toBeUndefined();
  });
});

it('the name of a file is a hint, and no more than that', () => {
  expect(recognizeCode('x = 1\nprint(x)\nreturn x\n', 'job.py')?.language).toBe('python');
  expect(recognizeCode('x = 1\nprint(x)\n')).toBeUndefined();
  expect(recognizeCode(PROSE, 'letter.py')).toBeUndefined();
});

it('code without line breaks is recognized, too', () => {
  const minified = 'function a(b){return b===1?c(b):d}var e=function(f){this.g=f};'.repeat(40);
  expect(recognizeCode(minified)?.language).toBe('javascript');
});

it('share and lines count what is code', () => {
  const program = PROGRAMS.go ?? '';
  expect(recognizeCode(program)).toMatchObject({ kind: 'program', name: 'Go' });
  expect(recognizeCode(program)?.share).toBeGreaterThan(0.7);
  expect(recognizeCode(program + PROSE.repeat(20))).toBeUndefined();
});

it('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const found = recognizeCode(text);
      return found === undefined || (found.share > 0 && found.share <= 1);
    }),
    { numRuns: 50 },
  );
});
