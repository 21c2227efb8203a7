import { BRACED, HASH_COMMENTS, type Language, SLASH_COMMENTS } from './language.ts';

/** Old, hardware, query, markup and configuration languages. */
export const DECLARATIVE: readonly Language[] = [
  {
    id: 'sql',
    name: 'SQL',
    kind: 'query',
    files: /\.(?:sql|ddl|dml|pls|plsql|psql)$/i,
    signs: [
      [
        /^\s*(?:CREATE|ALTER|DROP)\s+(?:OR\s+REPLACE\s+)?(?:TEMP(?:ORARY)?\s+|UNIQUE\s+)?(?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE|TRIGGER|SCHEMA|DATABASE|TYPE|SEQUENCE|ROLE|USER|EXTENSION)\b/i,
        3,
      ],
      [
        /^\s*(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+[\w."]+\s+SET|SELECT\s+(?:\*|DISTINCT|COUNT|[\w."]+\s*(?:,|FROM|AS|$)|[\w."]+\())/i,
        3,
      ],
      [
        /^\s*(?:FROM\s+[\w."]+|WHERE\s+[\w."]+\s*(?:=|IN|IS|LIKE|<|>|!)|(?:LEFT|RIGHT|INNER|OUTER|CROSS)?\s*JOIN\s+[\w."]+|GROUP\s+BY|ORDER\s+BY|VALUES\s*\(|HAVING\s|ON\s+[\w."]+\s*=)/i,
        2,
      ],
      [
        /^\s*[\w"]+\s+(?:VARCHAR|INTEGER|INT|BIGINT|TEXT|TIMESTAMP|BOOLEAN|NUMERIC|DECIMAL|DATE|UUID|SERIAL|JSONB?|CHAR)\b.*(?:,|NULL|\))?\s*$/i,
        2,
      ],
      [
        /^\s*(?:BEGIN|COMMIT|END|GRANT\s.*\bTO\b|PRIMARY\s+KEY|FOREIGN\s+KEY|CONSTRAINT\s|REFERENCES\s|DECLARE\b|RETURNS\s|LANGUAGE\s)/i,
        1,
      ],
    ],
    fits: /^\s*\(.*\)[,;]\s*$|[,;(]\s*$|^\s*(?:AND|OR|AS|SET)\b|^\s*\)/i,
    comments: /^\s*(?:--|\/\*|\*)/,
  },
  {
    id: 'cobol',
    name: 'COBOL',
    kind: 'program',
    files: /\.(?:cob|cbl|cpy|cobol)$/i,
    signs: [
      [/^.{0,7}\s*(?:IDENTIFICATION|ENVIRONMENT|DATA|PROCEDURE)\s+DIVISION\b/i, 3],
      [
        /^.{0,7}\s*(?:WORKING-STORAGE|LINKAGE|FILE|INPUT-OUTPUT|CONFIGURATION)\s+SECTION\b|^.{0,7}\s*PROGRAM-ID\./i,
        3,
      ],
      [/^.{0,7}\s*(?:0[1-9]|[1-4]\d|77|88)\s+[\w-]+(?:\s+PIC(?:TURE)?\b.*|\.)\s*$/i, 3],
      [
        /^.{0,7}\s*(?:MOVE|PERFORM|DISPLAY|ACCEPT|COMPUTE|ADD|SUBTRACT|READ|WRITE|STOP RUN|EVALUATE|END-\w+|OPEN|CLOSE)\b/i,
        2,
      ],
    ],
    fits: /\.\s*$/,
    comments: /^.{6}\*|^\s*\*>/,
  },
  {
    id: 'fortran',
    name: 'Fortran',
    kind: 'program',
    files: /\.(?:f|for|f77|f90|f95|f03|f08)$/i,
    signs: [
      [
        /^\s*(?:program|module|subroutine|(?:pure\s+|recursive\s+|elemental\s+)*function)\s+\w+\s*(?:\([^)]*\))?.*$|^\s*implicit\s+none/i,
        2,
      ],
      [
        /^\s*(?:integer|real|logical|character|complex|double\s+precision|type\s*\(\w+\))\s*(?:\([^)]*\))?\s*(?:,\s*[\w() :,]+)?\s*::/i,
        3,
      ],
      [/^\s*end\s*(?:program|module|subroutine|function|do|if|type|interface)\b/i, 3],
      [
        /^\s*(?:do\s+\w+\s*=|call\s+\w+|use\s+\w+|write\s*\(|print\s*\*|allocate\s*\(|intent\s*\(|contains\s*$)|\.(?:and|or|eq|ne|lt|gt|true|false)\./i,
        2,
      ],
    ],
    fits: /^\s*[\w()%,: ]+\s*=\s*\S|&\s*$|^\s*(?:if|else|return|stop)\b/i,
    comments: /^\s*!|^[cC*]\s/,
  },
  {
    id: 'assembly',
    name: 'Assembly',
    kind: 'program',
    files: /\.(?:asm|s|nasm|masm)$/i,
    signs: [
      [
        /^\s*(?:\w+:\s*)?(?:mov[a-z]{0,4}|push[lq]?|pop[lq]?|add[lq]?|sub[lq]?|xor[lq]?|lea[lq]?|cmp[lq]?|test[lq]?|jmp|j[a-z]{1,3}|call[q]?|ret[q]?|int|ldr|str|stp|ldp|bl|b\.\w+|beq|bne|addi|lw|sw|vmov\w*|p?xor|shl|shr|and|or|inc|dec|nop|syscall|svc)\s+(?:[%$#\w[\]().,+*-]+)(?:\s*,\s*.*)?$/i,
        3,
      ],
      [
        /^\s*\.(?:text|data|bss|globl?|global|section|align|type|size|ascii[z]?|byte|word|long|quad|cfi_\w+|p2align|intel_syntax|arch|file|string)\b/i,
        3,
      ],
      [/^\s*(?:section|segment|global|extern|bits|org|db|dw|dd|equ|proc|endp)\s+[.\w]/i, 2],
      [/^\s*[.\w$]+:\s*(?:[;#@].*)?$/, 1],
    ],
    fits: /^\s*(?:ret|nop|leave|cdq|cqo|syscall|hlt)q?\s*$/i,
    comments: /^\s*(?:;|#(?!\w)|\/\/|@\s)/,
  },
  {
    id: 'verilog',
    name: 'Verilog or SystemVerilog',
    kind: 'hardware',
    files: /\.(?:v|vh|sv|svh)$/i,
    signs: [
      [
        /^\s*(?:module\s+\w+\s*(?:#\s*\(|\(|;)|endmodule\b|always(?:_ff|_comb|_latch)?\s*(?:@|begin)|assign\s+[\w[\]:{}, ]+\s*=|initial\s+begin)/,
        3,
      ],
      [
        /^\s*(?:input|output|inout|wire|reg|logic|parameter|localparam)\s+(?:wire\s+|reg\s+|logic\s+|signed\s+)?(?:\[[^\]]+\]\s*)?\w+/,
        3,
      ],
      [
        /\b\d+'[bhdo][0-9a-fA-FxzXZ_]+|<=\s*[\w{~'(].*;\s*$|\b(?:posedge|negedge)\b|^\s*`(?:timescale|define|include|ifdef)/,
        2,
      ],
      [/^\s*(?:begin|end|endcase|case)\b/, 1],
    ],
    fits: BRACED,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'vhdl',
    name: 'VHDL',
    kind: 'hardware',
    files: /\.vhdl?$/i,
    signs: [
      [
        /^\s*(?:entity\s+\w+\s+is|architecture\s+\w+\s+of\s+\w+\s+is|end\s+(?:entity|architecture|process|component)\b|library\s+ieee\s*;|use\s+ieee\.\w+)/i,
        3,
      ],
      [/\bstd_logic(?:_vector)?\b|\b(?:downto|rising_edge|falling_edge)\b|:\s*(?:in|out|inout)\s+\w+/i, 3],
      [
        /^\s*(?:signal|port\s*(?:map)?\s*\(|generic\s*(?:map)?\s*\(|process\s*(?:\(|is|begin)|variable\s+\w+\s*:)|<=\s*['"\w(]/i,
        2,
      ],
    ],
    fits: /;\s*$|^\s*(?:begin|end|if|elsif|else|when|case|then)\b/i,
    comments: /^\s*--/,
  },
  {
    id: 'html',
    name: 'HTML',
    kind: 'markup',
    files: /\.(?:x?html?|vue|svelte|jsp|aspx?|cshtml|erb|ejs|hbs|twig)$/i,
    signs: [
      [/^\s*<!doctype\s+html|^\s*<\/?(?:html|head|body)\b/i, 3],
      [
        /^\s*<\/?(?:div|span|p|a|ul|ol|li|table|tr|td|th|form|input|button|img|link|meta|script|style|title|h[1-6]|section|nav|header|footer|template|label|select|option|main|br|pre|code|tbody|thead|dl|dt|dd|strong|em)\b[^>]*>?/i,
        2,
      ],
      [/\s(?:class|href|id|src|style|onclick)\s*=\s*["']|<\/\w+>\s*$/i, 1],
      [/\{\{.*\}\}|\{%.*%\}|<%.*%>|v-(?:if|for|bind)|\*ng(?:If|For)/, 1],
    ],
    fits: /^\s*<|>\s*$/,
    comments: /^\s*<!--/,
  },
  {
    id: 'css',
    name: 'CSS, SCSS or Less',
    kind: 'markup',
    files: /\.(?:css|scss|sass|less|styl)$/i,
    signs: [
      [
        /^\s*(?:-[a-z]+-)?(?:color|background|margin|padding|border|display|position|width|height|font|top|left|right|bottom|flex|grid|align|justify|overflow|opacity|transform|transition|cursor|float|z-index|content|min-|max-|text-|line-height|outline|box-|animation|fill|stroke|list-style|white-space|visibility|inset|gap|src)[\w-]*\s*:\s*[^;{}]+;?\s*\}?$/i,
        2,
      ],
      [
        /^\s*(?:[.#][\w-]+|[a-z]+(?:[.#:][\w-]+)+|\*|:root|&)[^{;=()]*(?:\([^)]*\)[^{;=]*)?\{\s*$|^\s*[.#][\w-][\w .#:>,-]*,\s*$/i,
        2,
      ],
      [
        /^\s*@(?:media|import|keyframes|font-face|charset|supports|include|mixin|extend|use|layer|page)\b|^\s*--[\w-]+\s*:|^\s*\$[\w-]+\s*:/i,
        3,
      ],
      [/:\s*-?[\d.]+(?:px|em|rem|%|vh|vw|s|deg)\b|:\s*#[0-9a-f]{3,8}\b|\bvar\(--|\brgba?\(|!important/i, 2],
    ],
    fits: /^\s*[a-z-]+\s*:\s*[^;]+;\s*$|^\s*\}|[,{]\s*$/i,
    comments: SLASH_COMMENTS,
  },
  {
    id: 'terraform',
    name: 'Terraform',
    kind: 'configuration',
    files: /\.(?:tf|tfvars|hcl)$/i,
    signs: [
      [
        /^\s*(?:resource|data)\s+"[\w-]+"\s+"[\w-]+"\s*\{|^\s*(?:variable|output|module|provider)\s+"[\w-]+"\s*\{|^\s*(?:terraform|locals|backend\s+"\w+")\s*\{/,
        3,
      ],
      [
        /=\s*(?:var|local|data|module|each|aws_\w+|azurerm_\w+|google_\w+)\.\w+|\$\{(?:var|local|module|data)\./,
        3,
      ],
      [/^\s*\w+\s+=\s+(?:"|\[|\{|\d|true|false|jsonencode)/, 1],
    ],
    fits: /^\s*[\w-]+\s*=\s*\S|^\s*\w+\s*\{\s*$|^\s*[}\])]|[,{[(]\s*$/,
    comments: /^\s*(?:#|\/\/)/,
  },
  {
    id: 'dockerfile',
    name: 'Dockerfile',
    kind: 'configuration',
    files: /(?:^|[./])(?:Dockerfile|Containerfile)(?:\.\w+)?$/i,
    signs: [
      [/^FROM\s+[\w./:@-]+(?:\s+AS\s+\w+)?\s*$/i, 3],
      [
        /^(?:RUN|COPY|ADD|WORKDIR|ENTRYPOINT|CMD|EXPOSE|ENV|ARG|USER|VOLUME|LABEL|HEALTHCHECK|SHELL|ONBUILD|STOPSIGNAL)\s+\S/,
        2,
      ],
    ],
    fits: /^\s+.*|\\$/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'makefile',
    name: 'Makefile',
    kind: 'configuration',
    files: /(?:^|\/)(?:GNU)?makefile(?:\.\w+)?$|\.mk$/i,
    signs: [
      [/^\.PHONY\s*:|^(?:ifeq|ifneq|ifdef|ifndef|endif|include|define|endef)\b.*[($]?/, 2],
      [
        /^[\w.%/$()-]+ ?::?(?!=)[\w.%/$() -]*$|\$\((?:[A-Z_]+|wildcard|patsubst|shell|foreach|MAKE)\b|\$[@<^*]/,
        2,
      ],
      [/^[A-Z_]+\s*[:?+]?=\s*/, 1],
    ],
    fits: /^\t\S|\\$/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'yaml',
    name: 'YAML configuration',
    kind: 'configuration',
    files: /\.ya?ml$/i,
    signs: [
      [
        /^(?:apiVersion|kind|metadata|spec|services|version|jobs|on|steps|stages|image|hosts|tasks|openapi|pipeline|env|variables|name|permissions|defaults|runs):(?:\s|$)/,
        2,
      ],
      [/^\s*-\s+(?:name|uses|run|image|hosts|key|path|id|port|containerPort|with|script)\s*:\s*\S*/, 3],
      [/^\s+(?:[\w-]+):\s*(?:[|>][-+]?)?\s*$|^---\s*$/, 1],
    ],
    fits: /^\s*(?:-\s+)?["']?[\w./-]+["']?\s*:(?:\s+\S.*)?$|^\s*-\s+\S.*$|^\s{4,}\S/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'protobuf',
    name: 'Protocol Buffers or GraphQL schema',
    kind: 'configuration',
    files: /\.(?:proto|graphqls?|gql|thrift)$/i,
    signs: [
      [
        /^\s*syntax\s*=\s*"proto[23]";|^\s*(?:message|service|enum|oneof|input|type|interface)\s+\w+\s*(?:implements\s+\w+\s*)?\{/,
        3,
      ],
      [
        /^\s*(?:repeated\s+|optional\s+|required\s+)?(?:string|int32|int64|uint32|uint64|bool|bytes|double|float|map<\w+,\s*\w+>|[A-Z]\w*|google\.\w[\w.]*)\s+\w+\s*=\s*\d+/,
        3,
      ],
      [
        /^\s*rpc\s+\w+\s*\(|^\s*\w+(?:\([^)]*\))?:\s*\[?(?:String|Int|ID|Boolean|Float|[A-Z]\w*)!?\]?!?\s*$/,
        2,
      ],
    ],
    fits: BRACED,
    comments: /^\s*(?:\/\/|#|\/\*|\*)/,
  },
];
